//! Answers to the questions of cards and mechanisms. Costs and benefits are valued in money.

use rules::ability::{Ability, Clause, Cost, Effect, Modifier, Trigger};
use rules::action::Action;
use rules::agenda::Ask;
use rules::card::{Card, Face, Mark};
use rules::choices::Choices;
use rules::ids::Id;
use rules::view::Sight;

/// Value of a train card in the first two thirds of the game.
const CARD: f32 = 2.0;
/// Value of a train card in the last third of the game.
const LATE_CARD: f32 = 1.0;
/// Value of a train card in the last round.
const LAST_CARD: f32 = 0.0;
/// Cost of discarding a locomotive before the last round.
const LOCOMOTIVE: f32 = 3.0;
/// Assumed number of uses per game of a crew card that takes effect after claims and has no limit.
const CREW_USES: f32 = 2.0;
/// Minimum number of trains left for a bot to load freight or build a house.
const BUSY: u8 = 10;
/// Number of cards in hand below which a bot sends a telegram.
const FEW: u8 = 6;

/// Answers a question asked by a card or mechanism. `answers` has a bit for each legal answer.
pub(crate) fn answer<const W: usize>(sight: &Sight<'_, W>, answers: u16) -> Action {
    let wanted = sight.open.asking().map_or(0, |ask| wanted(sight, ask, answers));
    let allowed = answers >> wanted & 1 == 1;
    Action::Answer(if allowed { wanted } else { answers.trailing_zeros() as u8 })
}

fn wanted<const W: usize>(sight: &Sight<'_, W>, ask: Ask, answers: u16) -> u8 {
    let (edition, open) = (sight.tables.edition(), sight.open);
    let last = open.turns_left.is_some();
    let card = price(sight);
    let first_yes = (answers & !1).trailing_zeros().min(15) as u8;
    let trains = open.trains[sight.seat.index()];
    match ask {
        Ask::Use(_, ability) => u8::from(gain(&edition.abilities[ability as usize], card, last) > 0.0),
        Ask::Choose(_, ability) => {
            let either = edition.abilities[ability as usize].either().expect("only such cards ask");
            let [one, other] = either.map(|effect| worth(&effect, card));
            u8::from(one < other)
        }
        Ask::Cards(..) => {
            let held = open.campaign.as_ref().map(|campaign| campaign.tableaus[sight.seat.index()].postcards);
            let value = |slot: usize| {
                let (number, _) = held?.get(slot).copied().flatten()?;
                let postcard = edition.postcards.iter().find(|card| usize::from(card.number) == number.index())?;
                Some(gain(&edition.abilities[postcard.ability as usize], card, last))
            };
            let slots = (0..6).filter(|slot| answers >> (slot + 1) & 1 == 1);
            let best = slots.filter_map(|slot| Some((slot, value(slot)?))).max_by(|a, b| a.1.total_cmp(&b.1));
            best.filter(|(_, value)| *value > 0.0).map_or(0, |(slot, _)| slot as u8 + 1)
        }
        Ask::Crew(..) | Ask::Stakes(_) | Ask::Hazard(_) => 1,
        Ask::Wage(_, slot) => {
            let hired = open
                .campaign
                .as_ref()
                .and_then(|campaign| campaign.tableaus[sight.seat.index()].crew[usize::from(slot)]);
            u8::from(hired.is_some_and(|hired| {
                let crew = &edition.crew[usize::from(hired.crew)];
                crew_gain(&edition.abilities[usize::from(crew.ability)], crew.uses) > f32::from(crew.wage)
            }))
        }
        Ask::Deliver(_) => first_yes,
        Ask::Load(..) => u8::from(!last && trains >= BUSY),
        Ask::Telegraph(_) => u8::from(!last && open.coins(sight.seat) >= 4 && sight.own.hand.len() < FEW),
        Ask::TelegraphKeep(_) => {
            let wild = sight.own.telegram.faces().position(|face| face == Face::Card(Card::Locomotive));
            wild.unwrap_or(0) as u8
        }
        Ask::HouseMeal(_) if sight.meal() == 0 || card > f32::from(sight.meal()) => first_yes,
        Ask::HouseSite(_) if !last && trains >= BUSY => first_yes,
        Ask::Window(_) if answers & 1 == 0 => first_yes,
        _ => 0,
    }
}

/// Chooses the payment for a named route: few locomotives, few skulls, and a cheap card for snow.
pub(crate) fn pay<const W: usize>(choices: &Choices<'_, W>) -> Action {
    let price = |action: &Action| match action {
        Action::Pay { cards, snow } => {
            let snow = match snow {
                Some(Face::Card(Card::Locomotive)) => 3,
                Some(_) => 1,
                None => 0,
            };
            3 * i32::from(cards.locomotives()) + i32::from(cards.showing(Mark::Skull)) + snow
        }
        _ => i32::MAX,
    };
    choices.iter().min_by_key(price).expect("a route that was named can be paid for")
}

/// Returns the money and the number of cards that an ability gives for a claim of a given length.
pub(crate) fn brings(ability: &Ability, length: u8) -> (f32, f32) {
    let of = |effect: &Effect| match effect.for_length(length) {
        Effect::Draw(cards) | Effect::Take(cards) => (0.0, f32::from(cards)),
        effect => (worth(&effect, CARD), 0.0),
    };
    let all = ability.clauses.iter().map(|act| match act {
        Clause::Do(_, effect) => of(effect),
        Clause::Choose(one, other) if worth(one, CARD) < worth(other, CARD) => of(other),
        Clause::Choose(one, _) => of(one),
    });
    all.fold((0.0, 0.0), |(cash, cards), (more, drawn)| (cash + more, cards + drawn))
}

/// Checks whether any seat of a campaign game has placed more than two thirds of its trains. Cards
/// drawn from then on may remain unused.
pub(crate) fn is_late<const W: usize>(sight: &Sight<'_, W>) -> bool {
    let Some(campaign) = &sight.open.campaign else { return false };
    let mut seats = sight.open.all_seats().map(Id::index);
    seats.any(|seat| 3 * u16::from(sight.open.trains[seat]) < u16::from(campaign.stock[seat]))
}

/// Returns the value of a train card at this stage of the game.
pub(crate) fn price<const W: usize>(sight: &Sight<'_, W>) -> f32 {
    match (sight.open.turns_left, is_late(sight)) {
        (Some(_), _) => LAST_CARD,
        (None, true) => LATE_CARD,
        (None, false) => CARD,
    }
}

/// Returns the value of a crew card per game, without deducting its wage.
pub fn crew_gain(ability: &Ability, uses: Option<u8>) -> f32 {
    let uses = match uses {
        Some(uses) => f32::from(uses),
        None if ability.trigger == Trigger::Claim => CREW_USES,
        None => 1.0,
    };
    uses * ability_gain(ability)
}

/// Returns the net value of using a card once in the middle of a game, in dollars.
pub fn ability_gain(ability: &Ability) -> f32 {
    gain(ability, CARD, false)
}

/// Returns the value of an ability minus its cost. In the last round, locomotives cost nothing.
fn gain(ability: &Ability, card: f32, last: bool) -> f32 {
    let price = match ability.cost {
        Some(Cost::Locomotives(count)) => f32::from(count) * if last { 0.0 } else { LOCOMOTIVE },
        Some(Cost::Cash(coins)) => f32::from(coins),
        None => 0.0,
    };
    ability.clauses.iter().map(|act| act_worth(act, card)).sum::<f32>() - price
}

fn act_worth(act: &Clause, card: f32) -> f32 {
    match act {
        Clause::Do(_, effect) => worth(effect, card),
        Clause::Choose(one, other) => worth(one, card).max(worth(other, card)),
    }
}

/// Returns the value of an effect to the seat that it affects.
fn worth(effect: &Effect, card: f32) -> f32 {
    match *effect {
        Effect::Gain(coins) | Effect::TicketValue(coins) | Effect::Vault(coins) => f32::from(coins),
        Effect::Pay(coins) | Effect::Pool(coins) => -f32::from(coins),
        Effect::Draw(cards) | Effect::Take(cards) | Effect::Free(cards) => f32::from(cards) * card,
        Effect::Stakes(stakes) => f32::from(stakes),
        Effect::GainByLength([_, coins, _]) => f32::from(coins),
        Effect::DrawByLength([_, cards, _]) => f32::from(cards) * card,
        Effect::Postcards(count) => 4.0 * f32::from(count),
        Effect::ExtraTurn => 2.0 * card,
        Effect::Tickets { .. }
        | Effect::AnyColor
        | Effect::Unlock
        | Effect::Trains(_)
        | Effect::Evidence(_)
        | Effect::Refresh
        | Effect::RetireCurrent => 1.5,
        Effect::Mod(modifier) => changed(modifier),
    }
}

/// Returns the value of a changed rule to a seat, per game.
fn changed(modifier: Modifier) -> f32 {
    match modifier {
        Modifier::NoLocoUp | Modifier::NoLargeBonus | Modifier::NoLoad | Modifier::TelegraphCost => -1.0,
        Modifier::TelegraphThree | Modifier::SnowFree | Modifier::MealFree => 1.5,
        Modifier::DrawTickets | Modifier::HazardSafe | Modifier::StakeOne | Modifier::Hold | Modifier::FreightPay => {
            2.0
        }
        Modifier::CompanyTwice => 4.0,
    }
}
