//! Questions that cards put: every optional cost is compared in money.

use rules::action::Action;
use rules::agenda::Ask;
use rules::card::{Card, Color, Face, Mark};
use rules::choices::Choices;
use rules::deed::{Act, Cost, Deed, Effect};
use rules::ids::Id;
use rules::view::Sight;

/// What a train card is worth while tickets are open, and in the last round.
const CARD: f32 = 2.0;
const LAST_CARD: f32 = 0.0;
/// What a locomotive is worth.
const LOCOMOTIVE: f32 = 3.0;
/// With fewer trains left, freight is not worth loading and a house not worth building.
const BUSY: u8 = 10;
/// With fewer cards at hand, a choice among three is worth a wire.
const FEW: u8 = 6;

/// The answer to a question of a card; `answers` has a bit for each that may be given.
pub(crate) fn answer<const W: usize>(sight: &Sight<'_, W>, answers: u16) -> Action {
    let wanted = sight.open.asking().map_or(0, |ask| wanted(sight, ask, answers));
    let allowed = answers >> wanted & 1 == 1;
    Action::Answer(if allowed { wanted } else { answers.trailing_zeros() as u8 })
}

fn wanted<const W: usize>(sight: &Sight<'_, W>, ask: Ask, answers: u16) -> u8 {
    let (edition, open) = (sight.tables.edition(), sight.open);
    let last = open.turns_left.is_some();
    let card = if last { LAST_CARD } else { CARD };
    let first_yes = (answers & !1).trailing_zeros().min(15) as u8;
    let trains = open.trains[sight.seat.index()];
    match ask {
        Ask::Use(_, deed) => u8::from(gain(&edition.deeds[deed as usize], card, last) > 0.0),
        Ask::Choose(_, deed) => {
            let either = edition.deeds[deed as usize].either().expect("only such cards ask");
            let [one, other] = either.map(|effect| worth(&effect, card));
            u8::from(one < other)
        }
        Ask::Cards(..) => {
            let held = open.extras.as_ref().map(|extras| extras.desks[sight.seat.index()].postcards);
            let value = |slot: usize| {
                let (number, _) = held?.get(slot).copied().flatten()?;
                let postcard = edition.postcards.iter().find(|card| usize::from(card.number) == number.index())?;
                Some(gain(&edition.deeds[postcard.deed as usize], card, last))
            };
            let slots = (0..6).filter(|slot| answers >> (slot + 1) & 1 == 1);
            let best = slots.filter_map(|slot| Some((slot, value(slot)?))).max_by(|a, b| a.1.total_cmp(&b.1));
            best.filter(|(_, value)| *value > 0.0).map_or(0, |(slot, _)| slot as u8 + 1)
        }
        Ask::Crew(..) | Ask::Stakes(_) | Ask::Hazard(_) | Ask::Wage(..) => 1,
        Ask::Deliver(_) => first_yes,
        Ask::Load(..) => u8::from(!last && trains >= BUSY),
        Ask::Wire(_) => u8::from(!last && open.coins(sight.seat) >= 4 && sight.own.hand.len() < FEW),
        Ask::WireKeep(_) => {
            let wild = sight.own.wire.faces().position(|face| face == Face::Card(Card::Locomotive));
            wild.unwrap_or(0) as u8
        }
        Ask::Dine(_) if !last => first_yes,
        Ask::House(_) if !last && trains >= BUSY => first_yes,
        Ask::Window(_) if answers & 1 == 0 => first_yes,
        _ => 0,
    }
}

/// What to pay for a route that was named: few locomotives, few marks, a cheap card for snow.
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

/// What a route of this colour brings as the company's bonus.
pub(crate) fn bonus<const W: usize>(sight: &Sight<'_, W>, color: Option<Color>) -> f32 {
    let Some(company) = sight.open.extras.as_ref().and_then(|extras| extras.company[sight.seat.index()]) else {
        return 0.0;
    };
    let edition = sight.tables.edition();
    let company = &edition.companies[usize::from(company)];
    if color == Some(company.color) { gain(&edition.deeds[usize::from(company.deed)], CARD, false) } else { 0.0 }
}

/// What using a card once brings beyond its cost, in dollars, in the middle of a game.
pub fn deed_gain(deed: &Deed) -> f32 {
    gain(deed, CARD, false)
}

/// What a card brings beyond its cost.
fn gain(deed: &Deed, card: f32, last: bool) -> f32 {
    let price = match deed.cost {
        Some(Cost::Locomotives(count)) => f32::from(count) * if last { 0.0 } else { LOCOMOTIVE },
        Some(Cost::Cash(coins)) => f32::from(coins),
        None => 0.0,
    };
    deed.acts.iter().map(|act| act_worth(act, card)).sum::<f32>() - price
}

fn act_worth(act: &Act, card: f32) -> f32 {
    match act {
        Act::Do(_, effect) => worth(effect, card),
        Act::Choose(one, other) => worth(one, card).max(worth(other, card)),
    }
}

/// What an effect is worth to the seat it meets.
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
        | Effect::RetireCurrent
        | Effect::Mod(_) => 1.0,
    }
}
