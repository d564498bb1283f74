//! The simulation of one campaign, from the first game to the audit, with a tally of everything
//! that happens.

use std::sync::Arc;

use campaign::Campaign;
use campaign::edition::OpenGame;
use campaign::fact::CampaignFact;
use campaign::input::{CampaignInput, CampaignWaiting, CompanyAnswer, CompanyQuestion, Operator};
use campaign::result::GameResult;
use campaign::reveal::CampaignViewer;
use dealer::{Fast, Revealed, game_seed};
use rules::action::Action;
use rules::agenda::Ask;
use rules::capacity::AnyTables;
use rules::card::Color;
use rules::game::Game;
use rules::ids::Id;
use rules::score::ScoreLine;
use rules::tables::Tables;
use rules::with_capacity;

use super::purse::{EffectCard, MoneySource, Purse};
use super::tally::{CampaignTally, CardKind};
use super::{BalanceListener, BalancePlan};
use crate::{Player, Roster, company, play_with, player_seed};

/// Number of turns per player after which a game is considered stuck.
const TURNS_MAX: u32 = 400;
/// The game after which the evidence is counted.
const HEARING: u8 = 10;
/// The game after which the leader at half-time is determined.
const HALF: u8 = 6;

/// Plays one campaign of the plan, seeded by its number, and returns its tally.
pub fn play_campaign(plan: &BalancePlan, number: u64, listener: &impl BalanceListener) -> CampaignTally {
    let mut tally = CampaignTally::new(plan.pack.games.len());
    let seed = game_seed(plan.seed, number);
    let dealer = Revealed::fast(seed);
    let mut campaign = Campaign::new(Arc::clone(&plan.pack));
    // From campaign to campaign, the companies rotate through the seats.
    let mut seats: Vec<Color> = plan.pack.companies.iter().map(|company| company.color).collect();
    let companies = seats.len();
    seats.rotate_left(number as usize % companies);
    seats.truncate(plan.players);
    for (at, &company) in seats.iter().enumerate() {
        let player = Operator::Bot(plan.bots[at % plan.bots.len()].clone());
        campaign.apply(&CampaignInput::Sign { company, player }).expect("a company of the pack");
    }
    let mut forks = plan.forks.iter();
    loop {
        let input = match campaign.waiting() {
            CampaignWaiting::Over => break,
            CampaignWaiting::Table => CampaignInput::Play { seats: seats.clone() },
            CampaignWaiting::Chance(_) => {
                let mut outcomes = campaign.outcomes();
                CampaignInput::Deal(
                    outcomes.swap_remove(dealer.below(campaign.deals(), outcomes.len() as u32) as usize),
                )
            }
            CampaignWaiting::Company(company, question) => {
                let forced = match question {
                    CompanyQuestion::Fork { boards, .. } => {
                        forks.next().map(|&way| CompanyAnswer::Fork(boards[way].clone()))
                    }
                    _ => None,
                };
                CampaignInput::Answer {
                    company,
                    answer: forced.unwrap_or_else(|| company::answer(&campaign, company, &dealer)),
                }
            }
            CampaignWaiting::Game => {
                let game = campaign.games_closed() + 1;
                let open = campaign.open_game().expect("a game waits");
                let result = game_of(plan, &open, game, game_seed(seed, game.into()), &mut tally, listener);
                listener.game_played();
                let Some(result) = result else {
                    tally.stuck += 1;
                    return tally;
                };
                CampaignInput::Result(result)
            }
        };
        let before = campaign.facts().len();
        campaign.apply(&input).expect("bots and dealer choose among what is offered");
        tally.broken += u64::from(campaign.broken_law().is_some());
        note(&campaign, before, &mut tally);
    }
    tally.campaigns = 1;
    close(&campaign, &mut tally);
    tally
}

fn game_of(
    plan: &BalancePlan,
    open: &OpenGame,
    game: u8,
    seed: u64,
    tally: &mut CampaignTally,
    listener: &impl BalanceListener,
) -> Option<GameResult> {
    let edition = open.text.edition().expect("a checked pack makes editions that fit");
    with_capacity!(&AnyTables::of(&edition), |tables| {
        let played = play_game(plan, open, tables, game, seed, tally, listener)?;
        open.result(&plan.pack, &played)
    })
}

/// Plays a game and tallies it. Returns `None` if the game does not end.
fn play_game<const W: usize>(
    plan: &BalancePlan,
    open: &OpenGame,
    tables: &Arc<Tables<W>>,
    number: u8,
    seed: u64,
    tally: &mut CampaignTally,
    listener: &impl BalanceListener,
) -> Option<Game<W>> {
    let (edition, roster, seats) = (tables.edition(), Roster::new(tables), open.seats.len());
    let bot = |at: usize| roster.seat(&plan.bots[at % plan.bots.len()], player_seed(seed, at));
    let mut players: Vec<Box<dyn Player<W>>> = (0..seats).map(|at| bot(at).expect("the bots are known")).collect();
    let setup = open.setup();
    let mut purse = Purse::new(edition, &setup);
    let mut game = Game::new(Arc::clone(tables), &setup, &mut purse).expect("it can begin");
    let (mut turns, mut refused, mut stand_ins, limit) = (0, 0, 0, TURNS_MAX * seats as u32);
    play_with(&mut game, &mut players, &mut Fast::new(seed, 0), &mut purse, |seat, player, sight| {
        if let Some(Ask::Turn(_)) = sight.open.asking() {
            turns += 1;
            refused += u64::from(sight.check(&Action::DrawBlind).is_err());
        }
        let action = (turns <= limit).then(|| player.decide(sight));
        if let Some(failure) = player.failure() {
            stand_ins += 1;
            listener.bot_failed(&plan.bots[seat.index() % plan.bots.len()], failure);
        }
        action
    });
    tally.stand_ins += stand_ins;
    tally.broken += u64::from(game.broken_law().is_some());
    let standings = game.standings()?;
    let sums = &mut tally.games[usize::from(number - 1)];
    sums.games += 1;
    sums.seats += seats as u64;
    sums.turns += u64::from(turns);
    sums.refused += refused;
    sums.turns_most = sums.turns_most.max(purse.turns.into_iter().max().unwrap_or(0));
    for (at, result) in standings.results().iter().enumerate().take(seats) {
        let cash: i32 = purse.money.iter().map(|source| source[at]).sum();
        for (line, &value) in edition.lines.iter().zip(&result.lines) {
            match line {
                // The purse must explain all of the seat's money.
                ScoreLine::Coins => tally.broken += u64::from(cash != i32::from(value)),
                ScoreLine::TrainsLeft { .. } => purse.money[MoneySource::TrainsLeft as usize][at] += i32::from(value),
                _ => purse.money[MoneySource::Tickets as usize][at] += i32::from(value),
            }
        }
        let whole: i32 = purse.money.iter().map(|source| source[at]).sum();
        purse.money[MoneySource::Forgiven as usize][at] = i32::from(result.total) - whole;
        let (first, won) = (open.first, u64::from(result.place == 1));
        sums.chairs[(at + seats - first) % seats].add(won);
        tally.companies.entry(open.seats[at].company).or_default().add(won);
        let (wins, slips) = tally.bots.entry(plan.bots[at % plan.bots.len()].clone()).or_default();
        wins.add(won);
        *slips += i64::from(result.total);
        sums.slips += i64::from(result.total);
        sums.completed += u64::from(result.completed);
        sums.failed += u64::from(result.failed);
    }
    for (sum, source) in sums.money.iter_mut().zip(&purse.money) {
        *sum += source.iter().map(|&coins| i64::from(coins)).sum::<i64>();
    }
    for &(card, count) in &purse.acted {
        match card {
            EffectCard::Event(at) => tally.card(CardKind::Event, &edition.events[at].id).add(count),
            EffectCard::Postcard(number) => tally.card(CardKind::Postcard, &format!("{number:02}")).add(count),
            EffectCard::Crew(at) => tally.card(CardKind::Crew, &edition.crew[at].id).add(count),
            EffectCard::Company => {}
        }
    }
    for &(pavilion, count) in &purse.pavilions {
        tally.card(CardKind::Pavilion, &edition.pavilions[usize::from(pavilion)].id).add(count);
    }
    Some(game)
}

/// Adds the campaign's new facts to the tally. The first `before` facts are not new.
fn note(campaign: &Campaign, before: usize, tally: &mut CampaignTally) {
    for fact in &campaign.facts()[before..] {
        match fact {
            CampaignFact::PostcardDrawn { postcard, .. } => {
                tally.card(CardKind::Postcard, &format!("{postcard:02}")).up += 1;
                tally.drawn += 1;
            }
            CampaignFact::PostcardCompleted { .. } | CampaignFact::PostcardVoid { .. } => tally.completed += 1,
            CampaignFact::PostcardLapsed { .. } => tally.lapsed += 1,
            CampaignFact::CrewHired { crew, .. } => tally.card(CardKind::Crew, crew).up += 1,
            CampaignFact::GameClosed { game } => {
                let view = campaign.view(CampaignViewer::Spectator);
                if view.general_delivery > 0 {
                    tally.delivery[usize::from(*game)] += 1;
                }
                tally.evidence += u64::from(*game == HEARING && view.evidence >= 4);
            }
            _ => {}
        }
    }
}

/// Counts the results of a finished campaign.
fn close(campaign: &Campaign, tally: &mut CampaignTally) {
    let view = campaign.view(CampaignViewer::Spectator);
    let winner = view.audit.as_ref().and_then(|audit| audit.books.first()).map(|row| row.company);
    let (mut game, mut first, mut sums) = (0, None, std::collections::BTreeMap::<Color, u32>::new());
    let mut builders = std::collections::BTreeSet::new();
    for fact in campaign.facts() {
        match fact {
            CampaignFact::GameBegun { game: begun, .. } => game = *begun,
            CampaignFact::SlipWritten(slip) => {
                first = first.or(Some(slip.company));
                if game <= HALF {
                    *sums.entry(slip.company).or_default() += u32::from(slip.sum());
                }
            }
            CampaignFact::CutOffBuilt { company, .. } => {
                tally.cut_offs += 1;
                builders.insert(*company);
            }
            _ => {}
        }
    }
    let most = sums.values().max().copied();
    let leaders: Vec<Color> = sums.iter().filter(|(_, sum)| Some(**sum) == most).map(|(color, _)| *color).collect();
    tally.first_won += u64::from(first == winner);
    tally.leader_won += u64::from(winner.is_some_and(|winner| leaders.contains(&winner)));
    if let Some(winner) = winner {
        let own = sums.get(&winner).copied().unwrap_or(0);
        tally.places[sums.values().filter(|sum| **sum > own).count()] += 1;
    }
    tally.builders += builders.len() as u64;
    tally.enough_cut_offs += u64::from(view.cut_offs.iter().filter(|cut_off| cut_off.builder.is_some()).count() >= 4);
    for side in campaign.versions_read() {
        *tally.branches.entry(format!("{} {}", side.id, side.condition)).or_default() += 1;
    }
    if let Some(audit) = &view.audit {
        let worth = audit.books.iter().map(|row| u64::from(row.total)).sum::<u64>();
        for row in &audit.books {
            tally.audits.entry(row.company).or_default().add(u64::from(Some(row.company) == winner));
            *tally.leads.entry(row.company).or_default() +=
                i64::from(row.total) * audit.books.len() as i64 - worth as i64;
        }
        tally.worth += worth;
        tally.books.push(audit.clone());
    }
}
