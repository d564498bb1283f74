//! The telegraph: after claiming a short route, a seat can pay to look at three cards from the deck
//! and keep one.

use super::effect::EffectFact;
use super::{CampaignState, Canon, MechanismStep, Moment, Next};
use crate::ability::{Modifier, modifier};
use crate::agenda::{Ask, Deal, Task};
use crate::card::{Card, Cards, Face, Mark};
use crate::chance::Chance;
use crate::fact::{FactData, Listener};
use crate::ids::{Id, Seat};
use crate::open::Open;
use crate::question::{AnswerGain, AnswerInfo, AnswerSubject};
use crate::state::Transition;
use crate::tables::Tables;
use crate::view::Sight;

const PRICE: u8 = 2;
/// Maximum length of a short route.
const LENGTH_MAX: u8 = 2;
/// Number of cards that a telegram contains.
pub(super) const CARDS: u8 = 3;

/// Returns the price of a telegram.
pub(super) fn price<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat) -> u8 {
    PRICE + modifier(tables, open, seat, Modifier::TelegraphCost)
}

pub(super) fn describe<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo) -> AnswerInfo {
    let coins = price(sight.tables, sight.open, sight.seat);
    info.costs_coins(coins).gives(AnswerGain::Look { cards: CARDS, keep: 1 })
}

/// Describes an answer that keeps one card from a telegram.
pub(super) fn describe_keep<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo, answer: u8) -> AnswerInfo {
    match sight.own.telegram.faces().nth(answer as usize) {
        Some(face) => info.gives(AnswerGain::Card(face)).about(AnswerSubject::Card(face)),
        None => info,
    }
}

pub(super) fn plan<const W: usize>(at: &Moment<'_, W>) -> Next {
    let short = LENGTH_MAX + u8::from(at.has(Modifier::TelegraphThree));
    let can = at.route().length <= short && at.affords(price(at.tables, at.open, at.seat)) && at.open.card_left();
    Next::ask_if(can, Ask::Telegraph(at.seat))
}

/// Plans the question of which card to keep, unless the telegram is empty because the deck ran out.
pub(super) fn plan_keep<const W: usize>(at: &Moment<'_, W>) -> Next {
    Next::ask_if(at.campaign.telegram_cards > 0, Ask::TelegraphKeep(at.seat))
}

/// Lists the legal answers, one for each card in the telegram.
pub(super) fn keep_options<const W: usize>(campaign: &CampaignState<W>) -> u16 {
    (1 << campaign.telegram_cards) - 1
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    pub(super) fn send_telegram(&mut self, seat: Seat) {
        let coins = price(self.tables, &self.state.open, seat);
        self.fact(EffectFact::Paid { seat, coins });
        self.push(Task::Mechanism(MechanismStep::TelegraphKeep, seat));
        self.push(Task::Deal(Deal::Telegraph(seat)));
    }

    /// Shows a dealt card to the seat, then deals the next one until there are three.
    pub(super) fn telegraph_dealt(&mut self, seat: Seat, card: Card, mark: Option<Mark>) {
        self.happen(FactData::TelegramDealt { seat, card: Some(card), mark });
        if self.campaign().telegram_cards < CARDS {
            self.push(Task::Deal(Deal::Telegraph(seat)));
        }
        self.reshuffle_if_empty();
    }

    /// Keeps one card from the telegram and discards the others.
    pub(super) fn keep_telegram(&mut self, seat: Seat, answer: u8) {
        let telegram = self.state.own[seat.index()].telegram;
        let faces: Vec<Face> = telegram.faces().collect();
        let mut discarded = Cards::NONE;
        for (_, &face) in faces.iter().enumerate().filter(|(at, _)| *at != answer as usize) {
            discarded.add_all(&Cards::of_face(face, 1));
        }
        let (card, mark) = faces[answer as usize].card().expect("a newspaper is not a card");
        self.happen(FactData::TelegramKept { seat, card: Some(card), mark, discarded });
        self.refill_market();
    }
}

pub(super) fn canon_seat<const W: usize>(at: &Canon<'_, W>, seat: Seat, out: &mut String) -> std::fmt::Result {
    let cards = at.game.state.own[seat.index()].telegram;
    at.seat_list(out, "wire", seat, cards.faces().map(|face| face.name()))
}
