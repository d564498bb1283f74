//! Descriptions of answers are true: in random games of every edition and of campaigns, every legal
//! answer is described, and has exactly the described price and gains.

use std::collections::BTreeSet;
use std::sync::Arc;

use dealer::{Fast, Stream, game_seed};
use laws::{boards, linked};
use rules::ability::{Effect, Trigger};
use rules::action::Action;
use rules::agenda::{Ask, Claim};
use rules::card::Cards;
use rules::edition::Edition;
use rules::fact::{Fact, FactData, NoListener};
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat, TicketId};
use rules::limits::SMALL;
use rules::mechanism::{
    ClaimFact, CrewFact, EffectFact, EventFact, FreightFact, HazardFact, HouseFact, MechanismFact, PostcardFact,
    SnowFact, StakesFact, WatchFact, WindowFact,
};
use rules::question::{AnswerGain, AnswerInfo, AnswerPrice, AnswerSubject};
use rules::seen::Viewer;
use rules::set::Set;
use rules::setup::Setup;
use rules::tables::Tables;

/// Number of games on each embedded edition.
const EDITION_GAMES: u64 = 2;
/// Number of generated boards, with one game on each.
const BOARDS: u64 = 4;
const CAMPAIGN_GAMES: u64 = 60;
/// Number of answers tried in each position.
const TRIED: usize = 6;
/// Number of answers after which all consequences of a claim must have been processed.
const STEPS_MAX: usize = 200;

type Told = FactData<SMALL>;

#[test]
fn answers_cost_and_give_what_their_descriptions_say() {
    let mut seen = BTreeSet::new();
    for name in maps::names() {
        let edition = maps::edition(name).expect("it is embedded");
        (0..EDITION_GAMES).for_each(|seed| play(&edition, plain_setup, seed, &mut seen));
    }
    for seed in 0..BOARDS {
        play(&boards::generated(seed), plain_setup, seed, &mut seen);
    }
    for seed in 0..CAMPAIGN_GAMES {
        play(&linked::generated(game_seed(7, seed)), linked::setup, seed, &mut seen);
    }
    for kind in [
        "Use",
        "Choose",
        "Crew",
        "Cards",
        "Wage",
        "Privilege",
        "Stakes",
        "Second",
        "Hazard",
        "Deliver",
        "Load",
        "Telegraph",
        "TelegraphKeep",
        "HouseMeal",
        "HouseSite",
        "Window",
        "Pay",
        "Turn",
        "Tickets",
        "Passenger",
        "Take",
    ] {
        assert!(seen.contains(kind), "{kind} was never answered with yes");
    }
}

fn plain_setup(edition: &Edition, stream: &mut Stream) -> Setup {
    Setup::of(edition, 2 + stream.below(edition.seat_colors.len() - 1))
}

fn play(edition: &Arc<Edition>, setup: fn(&Edition, &mut Stream) -> Setup, seed: u64, seen: &mut BTreeSet<String>) {
    let tables = Tables::<SMALL>::new(Arc::clone(edition)).expect("the board is small");
    let (mut dealer, mut luck) = (Fast::new(seed, 0), Stream::new(seed));
    let setup = setup(edition, &mut luck);
    let mut game = Game::new(tables, &setup, &mut NoListener).expect("it can start");
    loop {
        game.deal_all(&mut dealer, &mut NoListener);
        let seat = match game.waiting() {
            Waiting::Seat(seat) => seat,
            Waiting::Seats(open) => Seat::new(open.trailing_zeros() as usize),
            Waiting::Chance(_) | Waiting::Over => return,
        };
        let ask = game.asking().expect("a seat is asked");
        let choices: Vec<Action> = game.choices(seat).iter().collect();
        let question = game.sight(seat).question();
        assert_eq!(question.is_some(), ask.is_of_card(), "{ask:?}");
        if let Some(question) = question {
            assert_eq!(question.answers.iter().map(|info| info.action).collect::<Vec<_>>(), choices, "{ask:?}");
        }
        let others = game.open().all_seats().filter(|other| *other != seat);
        others.for_each(|other| assert_eq!(game.sight(other).question(), None));
        for _ in 0..TRIED.min(choices.len()) {
            let info = game.sight(seat).describe(&choices[luck.below(choices.len())]);
            let trial = Trial { game: &game, seat, ask, info: &info };
            trial.check(seed);
            if !info.declines {
                seen.insert(format!("{ask:?}").split('(').next().unwrap_or_default().to_string());
            }
        }
        game.act_unchecked(seat, &choices[luck.below(choices.len())], &mut NoListener);
    }
}

/// An answer to be tried.
struct Trial<'a> {
    game: &'a Game<SMALL>,
    seat: Seat,
    ask: Ask,
    info: &'a AnswerInfo,
}

impl Trial<'_> {
    fn check(&self, seed: u64) {
        let (mut after, mut facts) = (self.game.clone(), Vec::new());
        after.act(self.seat, &self.info.action, &mut facts).expect("it was offered");
        let told = self.told(&facts);
        self.check_declined();
        let expected = self.expected();
        let waits = matches!(after.waiting(), Waiting::Chance(_));
        for (at, expected) in expected.iter().enumerate() {
            match told.get(at) {
                Some(told) => assert_eq!(told, expected, "{:?} {:?}: {told:?}", self.ask, self.info),
                // Cards are dealt before the rest of an ability takes effect.
                None => assert!(waits && at > 0, "{expected:?} is missing after {:?} {:?}", self.ask, self.info),
            }
        }
        let claims = matches!(self.info.action, Action::Claim { .. } | Action::Pay { .. });
        let wager = self.info.gains.iter().any(|gain| matches!(gain, AnswerGain::Wager { .. }));
        if claims || wager {
            self.play_on(&mut after, &mut facts, seed);
            let told = self.told(&facts);
            let changed = told
                .iter()
                .any(|fact| matches!(fact, FactData::Mechanism(MechanismFact::Event(EventFact::Turned { .. }))));
            if wager && !changed {
                self.check_wager(&told);
            } else if !changed {
                self.check_claim(&told);
            }
        }
    }

    fn told(&self, facts: &[Fact<SMALL>]) -> Vec<Told> {
        let told = facts.iter().map(|fact| *fact.seen_by(Viewer::Seat(self.seat)).what());
        told.filter(|fact| !matches!(fact, FactData::Reshuffled)).collect()
    }

    fn check_declined(&self) {
        if self.info.declines {
            assert_eq!(self.info.price, AnswerPrice::default(), "{:?}", self.ask);
            assert!(self.info.gains.is_empty() || matches!(self.ask, Ask::Window(_)), "{:?}", self.ask);
        }
    }

    /// Answers with the first choice until the claim or the wager has been processed.
    fn play_on(&self, game: &mut Game<SMALL>, facts: &mut Vec<Fact<SMALL>>, seed: u64) {
        let mut dealer = Fast::new(seed, 1);
        for _ in 0..STEPS_MAX {
            game.deal_all(&mut dealer, facts);
            let done = match game.asking() {
                None => true,
                Some(Ask::Passenger(..)) => false,
                Some(ask) => matches!(ask, Ask::Turn(_)) || game.open().campaign.is_none(),
            };
            let over = self.told(facts).iter().any(|fact| match fact {
                FactData::Mechanism(MechanismFact::Hazard(_)) => matches!(self.ask, Ask::Hazard(_)),
                fact => *fact == CLAIM_DONE,
            });
            if done || over {
                return;
            }
            let seat = game.to_move().expect("a seat is asked");
            let first = game.choices(seat).nth(0);
            game.act(seat, &first, facts).expect("it was offered");
        }
    }

    fn check_wager(&self, told: &[Told]) {
        let Some(AnswerGain::Wager { win, lose }) = self.info.gains.first().cloned() else { return };
        let turned = told.iter().position(|fact| matches!(fact, FactData::Mechanism(MechanismFact::Hazard(_))));
        let Some(turned) = turned else { return };
        let FactData::Mechanism(MechanismFact::Hazard(HazardFact::Turned { mark, .. })) = told[turned] else { return };
        let seat = self.seat;
        let expected = match mark {
            Some(rules::card::Mark::Skull) if lose == 0 => return,
            Some(rules::card::Mark::Skull) => effect(EffectFact::Paid { seat, coins: lose }),
            _ => FactData::Collected { seat, coins: win.into() },
        };
        assert_eq!(told.get(turned + 1), Some(&expected));
    }

    /// Checks that a claim gave everything that was described. It may have given more.
    fn check_claim(&self, told: &[Told]) {
        let mut left: Vec<&Told> = told.iter().collect();
        for gain in &self.info.gains {
            let is_it = |fact: &&Told| match (gain, **fact) {
                (AnswerGain::Points(points), FactData::Scored { seat, points: got }) => {
                    seat == self.seat && got == *points
                }
                (AnswerGain::Effect(Effect::Gain(coins)), FactData::Collected { seat, coins: got }) => {
                    seat == self.seat && got == i16::from(*coins)
                }
                (
                    AnswerGain::Effect(Effect::Gain(coins)),
                    FactData::Mechanism(
                        MechanismFact::Snow(SnowFact::Cleared { coins: got, .. })
                        | MechanismFact::Watch(WatchFact::Stamped { coins: got, .. }),
                    ),
                ) => got == *coins,
                (
                    AnswerGain::Effect(Effect::Stakes(stakes)),
                    FactData::Mechanism(MechanismFact::Stakes(StakesFact::Gained { stakes: got, .. })),
                ) => got == *stakes,
                (AnswerGain::Passenger(color), FactData::Boarded { color: got, .. }) => got == *color,
                _ => false,
            };
            let shown = matches!(
                gain,
                AnswerGain::Points(_)
                    | AnswerGain::Effect(Effect::Gain(_) | Effect::Stakes(_))
                    | AnswerGain::Passenger(_)
            );
            if shown {
                let at = left.iter().position(is_it);
                let at = at.unwrap_or_else(|| panic!("{gain:?} of {:?} did not come: {told:#?}", self.info));
                left.remove(at);
            }
        }
    }

    /// Lists the facts that must come first, based only on the description.
    fn expected(&self) -> Vec<Told> {
        let (seat, info) = (self.seat, self.info);
        let edition = self.game.tables().edition();
        let campaign = self.game.open().campaign.as_ref();
        let price = info.price;
        match (self.ask, info.action) {
            (_, Action::Claim { route, .. }) => {
                assert_eq!(price.trains, edition.routes[route.index()].length);
                vec![FactData::Claimed { seat, route, payment: price.cards }]
            }
            (_, Action::Pay { snow, .. }) => {
                let claim = campaign.and_then(|campaign| campaign.claim).expect("a route was named");
                let route = claim.claim.route;
                let extra = snow.map_or(Cards::NONE, |face| Cards::of_face(face, 1));
                let mut payment = price.cards;
                payment.take_all(&extra);
                let discarded = snow.map(|_| effect(EffectFact::Discarded { seat, cards: extra }));
                assert_eq!(price.trains, edition.routes[route.index()].length);
                [FactData::Claimed { seat, route, payment }].into_iter().chain(discarded).collect()
            }
            (ask, Action::Name(route)) => {
                let second = matches!(ask, Ask::Second(_));
                let event = campaign.and_then(|campaign| campaign.event);
                let began = fact(ClaimFact::Began { claim: Claim { seat, route }, event, second });
                let paid = second.then(|| effect(EffectFact::Discarded { seat, cards: price.cards }));
                [began].into_iter().chain(paid).collect()
            }
            (_, Action::DrawFaceUp(slot)) => match info.gains[..] {
                [AnswerGain::Card(face)] => {
                    let (card, mark) = face.card().expect("a newspaper is not a card");
                    vec![FactData::CardTaken { seat, slot, card, mark }]
                }
                _ => panic!("{info:?}"),
            },
            (_, Action::TakePassenger { place, color }) => {
                assert_eq!(info.gains, [AnswerGain::Passenger(color)]);
                vec![FactData::Boarded { seat, place, color }]
            }
            (Ask::Tickets(_), Action::KeepTickets { .. }) => {
                let kept: Set<TicketId, SMALL> = (info.gains.iter())
                    .map(|gain| if let AnswerGain::Ticket(ticket) = gain { *ticket } else { panic!("{gain:?}") })
                    .collect();
                self.check_kept(kept);
                Vec::new()
            }
            (_, Action::DrawTickets(_)) if campaign.is_none() => match info.gains[..] {
                [AnswerGain::Effect(Effect::Tickets { draw, .. })] => {
                    self.check_drawn(draw);
                    Vec::new()
                }
                _ => panic!("{info:?}"),
            },
            (ask, Action::Answer(answer)) => self.expected_answer(ask, answer),
            _ => Vec::new(),
        }
    }

    fn expected_answer(&self, ask: Ask, answer: u8) -> Vec<Told> {
        let (seat, info, price) = (self.seat, self.info, self.info.price);
        let edition = self.game.tables().edition();
        let gained = |at: usize| match info.gains.get(at) {
            Some(AnswerGain::Effect(effect)) => *effect,
            gain => panic!("{gain:?} of {info:?}"),
        };
        match (ask, answer) {
            (Ask::Window(_), _) => {
                let at = usize::from(answer > 0);
                let Effect::Tickets { draw, keep } = gained(at) else { panic!("{info:?}") };
                let drawn = FactData::TicketsDrawn { seat, mix: rules::ticket::Mix([draw, 0]) };
                let taken = match info.gains[0] {
                    AnswerGain::Ticket(ticket) => vec![
                        fact(WindowFact::Taken { seat, slot: answer - 1, ticket }),
                        effect(EffectFact::TicketsGiven { seat, keep }),
                    ],
                    _ => Vec::new(),
                };
                taken.into_iter().chain([drawn]).collect()
            }
            (Ask::TelegraphKeep(_), _) => match info.gains[..] {
                [AnswerGain::Card(face)] => {
                    let (card, mark) = face.card().expect("a newspaper is not a card");
                    let mut discarded = Cards::NONE;
                    let telegram = self.game.sight(seat).own.telegram;
                    telegram.faces().for_each(|face| discarded.add_all(&Cards::of_face(face, 1)));
                    discarded.take_all(&Cards::of_face(face, 1));
                    vec![FactData::TelegramKept { seat, card: Some(card), mark, discarded }]
                }
                _ => panic!("{info:?}"),
            },
            (Ask::Privilege(_), 0) => {
                assert_eq!(gained(0), Effect::Draw(2));
                Vec::new()
            }
            (Ask::Privilege(_), _) => self.of_effect(gained(0), 0).expect("it is money"),
            (Ask::Choose(_, ability), _) => self.acted(ability, 0),
            (_, 0) => Vec::new(),
            (Ask::Use(_, ability), _) => self.used(ability),
            (Ask::Crew(_, slot), _) => {
                let Some(AnswerSubject::Crew(crew)) = info.subject else { panic!("{info:?}") };
                let used = fact(CrewFact::Used { seat, slot });
                [used].into_iter().chain(self.used(edition.crew[usize::from(crew)].ability)).collect()
            }
            (Ask::Cards(..), _) => {
                let Some(AnswerSubject::Postcard(number)) = info.subject else { panic!("{info:?}") };
                let card = edition.postcards.iter().find(|card| usize::from(card.number) == number.index());
                let used = fact(PostcardFact::Used { seat, number });
                [used].into_iter().chain(self.used(card.expect("it is known").ability)).collect()
            }
            (Ask::Wage(_, slot), _) => vec![fact(CrewFact::Paid { seat, slot, coins: price.coins })],
            (Ask::Stakes(_), _) => {
                let Effect::Free(free) = gained(0) else { panic!("{info:?}") };
                let helped = ClaimFact::Helped { free, any_color: false, unlocked: false };
                vec![fact(StakesFact::Spent { seat, stakes: price.stakes }), fact(helped)]
            }
            (Ask::Deliver(_), _) => {
                let (Some(AnswerSubject::Token { from, .. }), Effect::Gain(coins)) = (info.subject, gained(0)) else {
                    panic!("{info:?}")
                };
                vec![fact(FreightFact::Delivered { seat, city: from, coins })]
            }
            (Ask::Load(..), _) => {
                let [AnswerGain::Token(city)] = info.gains[..] else { panic!("{info:?}") };
                vec![fact(FreightFact::Loaded { seat, city })]
            }
            (Ask::Telegraph(_), _) => vec![effect(EffectFact::Paid { seat, coins: price.coins })],
            (Ask::HouseMeal(_), _) => {
                let [AnswerGain::Effect(Effect::Draw(1)), AnswerGain::Rival { seat: owner, coins }] = info.gains[..]
                else {
                    panic!("{info:?}")
                };
                vec![fact(HouseFact::Dined { seat, owner, paid: price.coins, got: coins })]
            }
            (Ask::HouseSite(_), _) => {
                let [AnswerGain::House(city)] = info.gains[..] else { panic!("{info:?}") };
                vec![fact(HouseFact::Built { seat, city, coins: price.coins })]
            }
            _ => Vec::new(),
        }
    }

    /// Lists the facts that follow from using a card: its price, then its effects.
    fn used(&self, ability: u8) -> Vec<Told> {
        let (seat, price) = (self.seat, self.info.price);
        let acted = effect(EffectFact::Acted { ability, seat });
        let coins = (price.coins > 0).then(|| effect(EffectFact::Paid { seat, coins: price.coins }));
        let cards = (!price.cards.is_empty()).then(|| effect(EffectFact::Discarded { seat, cards: price.cards }));
        [acted].into_iter().chain(coins).chain(cards).chain(self.acted(ability, price.coins)).collect()
    }

    /// Lists the facts that effects produce, up to the first effect that is not immediate.
    fn acted(&self, ability: u8, spent: u8) -> Vec<Told> {
        let seat = self.seat;
        let mut all = Vec::new();
        for gain in &self.info.gains {
            let AnswerGain::Effect(gained) = gain else { break };
            // Before tickets are drawn, effects of a card with the trigger `Tickets` are only counted.
            if self.game.tables().edition().abilities[usize::from(ability)].trigger == Trigger::Tickets {
                break;
            }
            let Some(facts) = self.of_effect(*gained, spent) else { break };
            all.push(effect(EffectFact::Acted { ability, seat }));
            all.extend(facts);
        }
        all
    }

    /// Returns the facts that an effect produces, if the effect is immediate.
    fn of_effect(&self, gained: Effect, spent: u8) -> Option<Vec<Told>> {
        let seat = self.seat;
        let helped = |free, any_color, unlocked| fact(ClaimFact::Helped { free, any_color, unlocked });
        Some(vec![match gained {
            Effect::Gain(coins) => FactData::Collected { seat, coins: coins.into() },
            Effect::Pay(coins) => {
                let left = self.game.open().coins(seat) - i16::from(spent);
                let coins = left.min(coins.into()) as u8;
                if coins == 0 {
                    return Some(Vec::new());
                }
                effect(EffectFact::Paid { seat, coins })
            }
            Effect::Free(free) => helped(free, false, false),
            Effect::AnyColor => helped(0, true, false),
            Effect::Unlock => helped(0, false, true),
            Effect::TicketValue(value) => effect(EffectFact::TicketValue { seat, value }),
            Effect::Vault(value) => effect(EffectFact::Vault { seat, value }),
            Effect::Stakes(stakes) => fact(StakesFact::Gained { seat, stakes }),
            Effect::Evidence(count) => effect(EffectFact::Evidence { count }),
            _ => return None,
        }])
    }

    fn acted_out(&self) -> Vec<Told> {
        let (mut after, mut facts) = (self.game.clone(), Vec::new());
        after.act(self.seat, &self.info.action, &mut facts).expect("it was offered");
        self.told(&facts)
    }

    fn check_kept(&self, kept: Set<TicketId, SMALL>) {
        let found = self.acted_out().into_iter().find_map(|fact| match fact {
            FactData::TicketsKept { tickets: Some((tickets, _)), .. } => Some(tickets),
            _ => None,
        });
        assert_eq!(found, Some(kept), "{:?}", self.info);
    }

    fn check_drawn(&self, draw: u8) {
        let found = self.acted_out().into_iter().find_map(|fact| match fact {
            FactData::TicketsDrawn { mix, .. } => Some(mix.total()),
            _ => None,
        });
        assert_eq!(found, Some(draw.into()), "{:?}", self.info);
    }
}

const CLAIM_DONE: Told = FactData::Mechanism(MechanismFact::Claim(ClaimFact::Done));

fn fact(fact: impl Into<MechanismFact>) -> Told {
    FactData::Mechanism(fact.into())
}

fn effect(fact: EffectFact) -> Told {
    self::fact(fact)
}
