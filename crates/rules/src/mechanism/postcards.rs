//! Postcards: cards in an office that can be used a limited number of times. New postcards come
//! from general delivery and can be used from the next game on.

use serde::{Deserialize, Serialize};

use super::cards::affords;
use super::payment::{Stages, still_payable};
use super::{CampaignState, Canon};
use crate::ability::{Trigger, applies};
use crate::agenda::{Ask, Deal, Task};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::{Id, PostcardId, Seat};
use crate::open::Open;
use crate::own::Own;
use crate::question::{AnswerInfo, AnswerSubject};
use crate::state::Transition;
use crate::tables::Tables;
use crate::view::Sight;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum PostcardFact {
    /// A seat received a postcard, which it can use from the next game on.
    #[serde(rename = "postcard-drawn")]
    Drawn { seat: Seat, number: PostcardId },
    /// A seat used a postcard, which is completed once it has no uses left.
    #[serde(rename = "postcard-used")]
    Used { seat: Seat, number: PostcardId },
}

/// Describes an answer that uses a postcard.
pub(super) fn describe<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo, answer: u8) -> AnswerInfo {
    let tableau = sight.open.campaign.as_ref().map(|campaign| &campaign.tableaus[sight.seat.index()]);
    let held = tableau.and_then(|tableau| *tableau.postcards.get(answer as usize - 1)?);
    let Some((number, _)) = held else { return info };
    sight.with_ability(info, sight.tables.postcard(number).ability).about(AnswerSubject::Postcard(number))
}

/// Lists the legal answers: each postcard that can be used now and, unless the payment for the
/// named route depends on a postcard, declining.
pub(super) fn options<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    campaign: &CampaignState<W>,
    seat: Seat,
    trigger: Trigger,
) -> u16 {
    let used = match open.agenda.below_top() {
        Task::Cards(_, _, used) => used,
        _ => 0,
    };
    let none = trigger != Trigger::Pay || still_payable(tables, open, own, seat, Stages::NONE, None);
    let held = campaign.tableaus[seat.index()].postcards.iter().enumerate();
    held.fold(u16::from(none), |bits, (slot, held)| {
        let can = held.is_some_and(|(number, _)| {
            let postcard = tables.postcard(number);
            let ability = &tables.edition.abilities[postcard.ability as usize];
            used >> slot & 1 == 0
                && postcard.active
                && ability.trigger == trigger
                && affords(open, own, seat, ability.cost)
                && applies(tables, open, own, postcard.ability, seat)
                && (trigger != Trigger::Pay || {
                    let stages = Stages { used: used | 1 << slot, ..Stages::POSTCARDS };
                    still_payable(tables, open, own, seat, stages, Some(ability))
                })
        });
        bits | u16::from(can) << (slot + 1)
    })
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Asks a seat whether to use a postcard, if any postcard of the edition has this trigger.
    /// Every seat with an unused postcard is asked, even if it cannot use one, so that the question
    /// reveals nothing.
    pub(super) fn ask_cards(&mut self, trigger: Trigger, seat: Seat, used: u8) {
        let held = self.campaign().tableaus[seat.index()].postcards;
        let left = held.iter().enumerate().any(|(slot, held)| held.is_some() && used >> slot & 1 == 0);
        if left && self.tables.postcard_triggers >> trigger as u16 & 1 == 1 {
            self.push(Task::Cards(trigger, seat, used));
            self.push(Task::Ask(Ask::Cards(seat, trigger)));
        }
    }

    /// Uses the chosen postcard, if any, and then asks again about the others.
    pub(super) fn use_postcard(&mut self, seat: Seat, answer: u8) {
        let Task::Cards(trigger, _, used) = *self.state.open.agenda.top() else { unreachable!("it stands below") };
        self.pop();
        let Some(slot) = answer.checked_sub(1) else { return };
        let (number, _) = self.campaign().tableaus[seat.index()].postcards[slot as usize].expect("it was offered");
        self.push(Task::Cards(trigger, seat, used | 1 << slot));
        self.fact(PostcardFact::Used { seat, number });
        self.use_ability(seat, self.tables.postcard(number).ability);
    }

    /// Draws `count` postcards from general delivery, or all that are left.
    pub(super) fn draw_postcards(&mut self, seat: Seat, count: u8) {
        let left = self.campaign().delivery.len().min(usize::from(count));
        (0..left).for_each(|_| self.push(Task::Deal(Deal::Postcard(seat))));
    }

    pub(super) fn postcard_dealt(&mut self, seat: Seat, number: PostcardId) {
        self.fact(PostcardFact::Drawn { seat, number });
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: PostcardFact) {
    match fact {
        PostcardFact::Drawn { seat, number } => {
            campaign.delivery.remove(number);
            campaign.tableaus[seat.index()].drawn.insert(number);
        }
        PostcardFact::Used { seat, number } => {
            for held in &mut campaign.tableaus[seat.index()].postcards {
                if let Some((of, uses)) = held
                    && *of == number
                {
                    *uses -= 1;
                    *held = Some((*of, *uses)).filter(|(_, uses)| *uses > 0);
                }
            }
        }
    }
}

pub(super) fn canon<const W: usize>(at: &Canon<'_, W>, out: &mut String) -> std::fmt::Result {
    at.list(out, "delivery", at.campaign.delivery.iter().map(Id::index))
}

pub(super) fn canon_seat<const W: usize>(at: &Canon<'_, W>, seat: Seat, out: &mut String) -> std::fmt::Result {
    let tableau = &at.campaign.tableaus[seat.index()];
    let held = tableau.postcards.iter();
    let held = held.map(|held| held.map_or("-".to_string(), |(number, uses)| format!("{}:{uses}", number.index())));
    at.seat_list(out, "postcards", seat, held)?;
    at.seat_list(out, "drawn", seat, tableau.drawn.iter().map(Id::index))
}
