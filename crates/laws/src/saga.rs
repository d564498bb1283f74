//! Campaign games with bots of every kind: whole campaigns, games on the boards that remain after
//! them, and generated games with every mechanism. Every decision must be legal, and no bot may
//! need a stand-in.

use std::sync::Arc;

use bots::{BOTS, BotFailure, BotListing, Player, Roster, by_name, company as office, player_seed};
use campaign::Campaign;
use campaign::edition::{GameText, LeftoverRules, OpenGame};
use campaign::input::{CampaignInput, CampaignWaiting, Operator as Owner};
use campaign::pack::Pack;
use campaign::result::GameResult;
use dealer::{Revealed, Stream, game_seed};
use rules::action::Action;
use rules::capacity::AnyTables;
use rules::card::Color;
use rules::limits::SMALL;
use rules::score::Standings;
use rules::seen::Seen;
use rules::setup::Setup;
use rules::tables::Tables;
use rules::view::Sight;
use rules::with_capacity;

use crate::linked;
use crate::mixed_tables::{effort, play_from, thrifty};

/// A searching bot makes only one in `ASKED_EVERY` of its seat's decisions. To save time, a policy
/// makes the others.
const ASKED_EVERY: u32 = 8;

/// A bot that receives all facts but makes only some of its seat's decisions.
struct Sampled<const W: usize> {
    bot: Box<dyn Player<W>>,
    other: Box<dyn Player<W>>,
    every: u32,
    asked: u32,
}

impl<const W: usize> Player<W> for Sampled<W> {
    fn hears(&self) -> bool {
        self.bot.hears()
    }

    fn notice(&mut self, tables: &Tables<W>, seen: &Seen<W>) {
        self.bot.notice(tables, seen);
    }

    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        self.asked += 1;
        if self.asked.is_multiple_of(self.every) { self.bot.decide(sight) } else { self.other.decide(sight) }
    }

    fn over(&mut self, standings: &Standings) {
        self.bot.over(standings);
    }

    fn failure(&mut self) -> Option<BotFailure> {
        self.bot.failure()
    }
}

fn sit<const W: usize>(roster: &Roster<W>, listing: &BotListing, seed: u64) -> Box<dyn Player<W>> {
    let bot = roster.seat(&thrifty(listing), seed).expect("the bot is listed");
    let other = by_name("greedy", seed).expect("the policy exists");
    let every = if effort(listing) == 2 { ASKED_EVERY } else { 1 };
    Box::new(Sampled { bot, other, every, asked: 0 })
}

/// Plays a generated campaign game with this bot in the first seat and planners in the other seats.
/// Returns the number of decisions.
pub fn generated(listing: &BotListing, number: u64) -> Result<u64, String> {
    let seed = game_seed(0x5a6a, number);
    let edition = linked::generated(seed);
    let setup = linked::setup(&edition, &mut Stream::new(seed));
    let tables = Tables::<SMALL>::new(Arc::clone(&edition)).expect("it fits");
    let roster = Roster::new(&tables);
    let name = |seat: usize| if seat == 0 { thrifty(listing) } else { "planner".to_string() };
    let seat = |seat: usize| roster.seat(&name(seat), player_seed(seed, seat)).expect("the bot is listed");
    let players = (0..setup.colors.len()).map(seat).collect();
    let played = play_from(&tables, &setup, players, seed);
    played
        .map(|(_, decisions)| decisions)
        .map_err(|failed| format!("{} in linked game {number}: {failed}", listing.name))
}

/// Plays a whole campaign, with different bots in every game. Then plays two games on its final
/// board: one with the campaign's rules, and one with plain rules. Returns the number of decisions.
pub fn campaign(pack: &Arc<Pack>, seed: u64, players: usize) -> Result<u64, String> {
    let dealer = Revealed::fast(seed);
    let mut campaign = Campaign::new(Arc::clone(pack));
    let seats: Vec<Color> = pack.companies.iter().take(players).map(|company| company.color).collect();
    for &company in &seats {
        let player = Owner::Bot("planner".to_string());
        campaign.apply(&CampaignInput::Sign { company, player }).expect("a company of the pack");
    }
    let mut ring = BOTS.iter().cycle().skip(seed as usize % BOTS.len());
    let mut decisions = 0;
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
            CampaignWaiting::Company(company, _) => {
                CampaignInput::Answer { company, answer: office::answer(&campaign, company, &dealer) }
            }
            CampaignWaiting::Game => {
                let open = campaign.open_game().expect("a game waits");
                let bots: Vec<&BotListing> = ring.by_ref().take(players).collect();
                let (result, made) = game(pack, &open, &bots, game_seed(seed, u64::from(campaign.games_closed())))?;
                decisions += made;
                CampaignInput::Result(result)
            }
        };
        campaign.apply(&input).expect("bots and dealer choose among what is offered");
    }
    for rules in [LeftoverRules::Campaign, LeftoverRules::Plain] {
        let left = campaign.leftover(rules).expect("the campaign is over");
        let bots: Vec<&BotListing> = ring.by_ref().take(players).collect();
        decisions += leftover(&left, &bots, seed)?;
    }
    Ok(decisions)
}

fn named<T>(played: Result<T, String>, what: &str, bots: &[&BotListing]) -> Result<T, String> {
    let names: Vec<&str> = bots.iter().map(|bot| bot.name).collect();
    played.map_err(|failed| format!("{what} with {names:?}: {failed}"))
}

fn game(pack: &Pack, open: &OpenGame, bots: &[&BotListing], seed: u64) -> Result<(GameResult, u64), String> {
    let edition = open.text.edition().expect("a checked pack makes editions that fit");
    with_capacity!(&AnyTables::of(&edition), |tables| {
        let (finished, decisions) = named(seated(tables, &open.setup(), bots, seed), &open.text.name, bots)?;
        Ok((open.result(pack, &finished).expect("the game is over"), decisions))
    })
}

fn leftover(left: &GameText, bots: &[&BotListing], seed: u64) -> Result<u64, String> {
    let edition = left.edition().expect("what is left is a map");
    let setup = Setup::of(&edition, bots.len());
    with_capacity!(&AnyTables::of(&edition), |tables| {
        named(seated(tables, &setup, bots, seed), "the board that is left", bots).map(|(_, decisions)| decisions)
    })
}

fn seated<const W: usize>(
    tables: &Arc<Tables<W>>,
    setup: &Setup,
    bots: &[&BotListing],
    seed: u64,
) -> Result<(rules::game::Game<W>, u64), String> {
    let roster = Roster::new(tables);
    let players = bots.iter().enumerate().map(|(seat, bot)| sit(&roster, bot, player_seed(seed, seat))).collect();
    play_from(tables, setup, players, seed)
}
