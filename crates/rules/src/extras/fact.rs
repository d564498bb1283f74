//! What can happen in an edition with extras, and how it changes them. All of it is public.

use serde::Serialize;

use super::{ClaimAtHand, Extras};
use crate::agenda::Claim;
use crate::card::{Card, Cards, Color, Mark};
use crate::ids::{Id, PlaceId, PostcardId, RouteId, Seat, TicketId};

/// Something that happened beyond trains, routes and tickets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum Extra {
    /// An event was turned up and is the current one.
    EventTurned { event: u8 },
    /// The events turned up before the current one were shuffled and are the deck.
    EventsShuffled,
    /// The current event left the game.
    EventRetired { event: u8 },
    /// It is on this seat's account that an event was turned up.
    News { seat: Option<Seat> },
    /// Money to the bank.
    Paid { seat: Seat, coins: u8 },
    /// Cards beside a payment were discarded.
    Discarded { seat: Seat, cards: Cards },
    /// The open cards were discarded for new ones.
    Refreshed { seat: Seat },
    /// A seat will have another turn.
    ExtraTurn { seat: Seat },
    /// So many tickets more in the action at hand.
    MoreTickets { count: u8 },
    /// Tickets are drawn of which so many must be kept.
    TicketsGiven { seat: Seat, keep: u8 },
    /// The choice from tickets, or the action that drew them, is over.
    TicketsDone,
    /// Added to a ticket line.
    TicketValue { seat: Seat, value: u8 },
    /// A certificate for a vault.
    Vault { seat: Seat, value: u8 },
    /// Trains were added to a stock.
    TrainsAdded { seat: Seat, trains: u8 },
    /// A claim begins, or the naming of its route; the event current until now has a say in it.
    ClaimBegan { claim: Claim, event: Option<u8>, second: bool },
    /// A card helps with a payment.
    Helped { free: u8, any_color: bool, unlocked: bool },
    /// Marks that count for the claim at hand.
    Shown { picks: u8, skulls: u8 },
    /// All that follows a claim has been done.
    ClaimDone,
    /// A card acts on a seat: the money that moves next is its doing.
    Acted { deed: u8, seat: Seat },
    /// A turn began, one beyond the usual ones or not.
    TurnBegan { again: bool },
    /// A seat took a face-up card, which is replaced on its account.
    Replaced { seat: Seat },
    /// A seat brought the game to its end. An extra turn still due is lost.
    EndInSight { seat: Seat },
    /// Survey stakes came to a seat.
    Staked { seat: Seat, stakes: u8 },
    /// A seat gave stakes back to play a card fewer.
    StakesSpent { seat: Seat, stakes: u8 },
    /// Marks of evidence for the whole table.
    Evidence { count: u8 },
    /// A postcard came to a seat, of use from the next game on.
    PostcardDrawn { seat: Seat, number: PostcardId },
    /// A seat used a postcard; without uses left it is done with.
    PostcardUsed { seat: Seat, number: PostcardId },
    /// A crew card works in this game.
    CrewPaid { seat: Seat, slot: u8, coins: u8 },
    /// A counted use of a crew card.
    CrewUsed { seat: Seat, slot: u8 },
    /// Cities show what they make.
    FreightLaid { city: PlaceId },
    /// A seat took a token.
    Loaded { seat: Seat, city: PlaceId },
    /// A seat delivered a token.
    Delivered { seat: Seat, city: PlaceId, coins: u8 },
    /// The pool has a colour, and so much in its chest.
    Posted { color: Color, coins: u8 },
    /// Money into the chest.
    Pooled { seat: Seat, coins: u8 },
    /// The chest went to a seat, or back to the bank.
    ChestTaken { seat: Option<Seat> },
    /// Snow lies on a route.
    SnowFell { route: RouteId },
    /// A route was cleared, for money.
    SnowCleared { seat: Seat, route: RouteId, coins: u8 },
    /// A card was turned up and discarded.
    Turned { card: Card, mark: Option<Mark> },
    /// A seat dined at another's: what it paid, and what the owner got.
    Dined { seat: Seat, owner: Seat, paid: u8, got: u8 },
    /// An eating house was built.
    HouseBuilt { seat: Seat, city: PlaceId, coins: u8 },
    /// A line between zones was stamped.
    Stamped { seat: Seat, line: u8, coins: u8 },
    /// A pavilion was laid out.
    PavilionLaid { pavilion: u8 },
    /// A seat met a pavilion.
    PavilionMet { seat: Seat, pavilion: u8, coins: u8 },
    /// A ticket lies open.
    WindowShown { slot: u8, ticket: TicketId },
    /// A seat took and kept a ticket that lay open.
    WindowTaken { seat: Seat, slot: u8, ticket: TicketId },
    /// The last turn is over; cards have their say before the count.
    Ending,
}

impl<const W: usize> Extras<W> {
    /// Changes the extras by what happened.
    pub(crate) fn note(&mut self, extra: &Extra) {
        match *extra {
            Extra::EventTurned { event } => {
                self.event_deck &= !(1 << event);
                self.event_discard |= 1 << event;
                self.event_turned |= 1 << event;
                self.event = Some(event);
            }
            Extra::EventsShuffled => {
                let current = self.event.map_or(0, |event| 1 << event);
                self.event_deck |= self.event_discard & !current;
                self.event_discard &= current;
                self.events_shuffled = true;
            }
            Extra::EventRetired { event } => {
                self.event_discard &= !(1 << event);
                self.event_retired |= 1 << event;
                self.event = None;
            }
            Extra::News { seat } => self.news_for = seat,
            Extra::Refreshed { seat } => self.refill_by = Some(seat),
            Extra::ExtraTurn { .. } => self.extra_turns += 1,
            Extra::MoreTickets { count } => self.more_tickets += count,
            Extra::TicketsGiven { keep, .. } => self.keep = Some(keep),
            Extra::TicketsDone => {
                self.keep = None;
                self.more_tickets = 0;
            }
            Extra::ClaimDone => self.claim = None,
            Extra::TurnBegan { again } => {
                self.extra_turns -= u8::from(again);
                self.refill_by = None;
                self.events_shuffled = false;
            }
            Extra::Replaced { seat } => self.refill_by = Some(seat),
            Extra::EndInSight { seat } => {
                self.extra_turns = 0;
                self.ended_by = Some(seat);
            }
            Extra::Evidence { count } => self.evidence += count,
            Extra::FreightLaid { city } => self.freight.insert(city),
            Extra::Posted { color, coins } => {
                self.pool = Some(color);
                self.chest = coins;
            }
            Extra::SnowFell { route } => self.snow.insert(route),
            Extra::PavilionLaid { pavilion } => self.pavilions |= 1 << pavilion,
            Extra::WindowShown { slot, ticket } => self.window[slot as usize] = Some(ticket),
            Extra::Ending => self.ending = true,
            Extra::Acted { .. } | Extra::Turned { .. } | Extra::Discarded { .. } => {}
            Extra::ClaimBegan { .. } | Extra::Helped { .. } | Extra::Shown { .. } => self.note_claim(extra),
            _ => self.note_seat(extra),
        }
    }

    /// What changes the claim at hand.
    fn note_claim(&mut self, extra: &Extra) {
        match (*extra, &mut self.claim) {
            (Extra::ClaimBegan { claim, event, second }, _) => {
                self.refill_by = None;
                self.claim = Some(ClaimAtHand {
                    claim,
                    event,
                    free: 0,
                    any_color: false,
                    unlocked: false,
                    picks: 0,
                    skulls: 0,
                    second,
                });
            }
            (Extra::Helped { free, any_color, unlocked }, Some(claim)) => {
                claim.free += free;
                claim.any_color |= any_color;
                claim.unlocked |= unlocked;
            }
            (Extra::Shown { picks, skulls }, Some(claim)) => (claim.picks, claim.skulls) = (picks, skulls),
            _ => {}
        }
    }

    /// What changes the money or the desk of a seat.
    fn note_seat(&mut self, extra: &Extra) {
        let gain = |coins: &mut i16, gained: u8| *coins += i16::from(gained);
        match *extra {
            Extra::Paid { seat, coins } => self.coins[seat.index()] -= i16::from(coins),
            Extra::TicketValue { seat, value } => self.desks[seat.index()].ticket_value += u16::from(value),
            Extra::Vault { seat, value } => self.desks[seat.index()].vault += u16::from(value),
            Extra::TrainsAdded { seat, trains } => self.stock[seat.index()] += trains,
            Extra::Staked { seat, stakes } => self.desks[seat.index()].stakes += u16::from(stakes),
            Extra::StakesSpent { seat, stakes } => self.desks[seat.index()].stakes -= u16::from(stakes),
            Extra::PostcardDrawn { seat, number } => {
                self.delivery.remove(number);
                self.desks[seat.index()].drawn.insert(number);
            }
            Extra::PostcardUsed { seat, number } => {
                for held in &mut self.desks[seat.index()].postcards {
                    if let Some((of, uses)) = held
                        && *of == number
                    {
                        *uses -= 1;
                        *held = Some((*of, *uses)).filter(|(_, uses)| *uses > 0);
                    }
                }
            }
            Extra::CrewPaid { seat, slot, coins } => {
                self.coins[seat.index()] -= i16::from(coins);
                if let Some(hired) = &mut self.desks[seat.index()].crew[slot as usize] {
                    hired.paid = true;
                }
            }
            Extra::CrewUsed { seat, slot } => {
                if let Some(hired) = &mut self.desks[seat.index()].crew[slot as usize] {
                    hired.uses -= 1;
                }
            }
            Extra::Loaded { seat, city } => {
                self.freight.remove(city);
                let room = self.desks[seat.index()].freight.iter_mut().find(|token| token.is_none());
                *room.expect("there was room for it") = Some(city);
            }
            Extra::Delivered { seat, city, coins } => {
                let tokens = &mut self.desks[seat.index()].freight;
                tokens.iter_mut().filter(|token| **token == Some(city)).for_each(|token| *token = None);
                gain(&mut self.coins[seat.index()], coins);
            }
            Extra::Pooled { seat, coins } => {
                self.coins[seat.index()] -= i16::from(coins);
                self.chest += coins;
            }
            Extra::ChestTaken { seat } => {
                let chest = std::mem::take(&mut self.chest);
                if let Some(seat) = seat {
                    gain(&mut self.coins[seat.index()], chest);
                }
            }
            Extra::SnowCleared { seat, route, coins } => {
                self.snow.remove(route);
                gain(&mut self.coins[seat.index()], coins);
            }
            Extra::Dined { seat, owner, paid, got } => {
                self.coins[seat.index()] -= i16::from(paid);
                gain(&mut self.coins[owner.index()], got);
            }
            Extra::HouseBuilt { seat, city, coins } => {
                self.coins[seat.index()] -= i16::from(coins);
                let room = self.desks[seat.index()].houses.iter_mut().find(|house| house.is_none());
                *room.expect("there was a house left") = Some(city);
            }
            Extra::Stamped { seat, line, coins } => {
                self.desks[seat.index()].stamps |= 1 << line;
                gain(&mut self.coins[seat.index()], coins);
            }
            Extra::PavilionMet { seat, pavilion, coins } => {
                self.met[pavilion as usize] |= 1 << seat.index();
                gain(&mut self.coins[seat.index()], coins);
            }
            Extra::WindowTaken { slot, .. } => self.window[slot as usize] = None,
            _ => {}
        }
    }
}
