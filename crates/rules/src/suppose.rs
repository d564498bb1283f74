//! Games that are consistent with a view and a guess at the hidden cards. Search starts from such
//! games.

use std::sync::Arc;

use crate::card::Cards;
use crate::game::Game;
use crate::hidden::Hidden;
use crate::ids::{Id, Seat, TicketId};
use crate::limits::{SEATS_MAX, TICKET_DECKS_MAX};
use crate::open::Open;
use crate::own::{Own, Telegram};
use crate::pile::{PileLayers, TicketPiles};
use crate::seen::Viewer;
use crate::set::Set;
use crate::state::State;
use crate::tables::Tables;
use crate::ticket::{Mix, TicketList};
use crate::view::View;

/// A guess at everything that a viewer does not see. The entries for the viewer's own seat are
/// ignored, and the train deck contains the remaining cards.
#[derive(Clone)]
pub struct Guess<const W: usize> {
    pub hands: [Cards; SEATS_MAX],
    pub tickets: [Set<TicketId, W>; SEATS_MAX],
    pub offers: [TicketList; SEATS_MAX],
    /// Guessed opening mixes that have not been revealed.
    pub sealed_mixes: [Option<Mix>; SEATS_MAX],
    /// Guessed opening choices that have not taken effect, one bit for each kept ticket.
    pub sealed_choices: [u8; SEATS_MAX],
    /// The cards in each seat's telegram.
    pub telegrams: [Telegram; SEATS_MAX],
    pub piles: [PileLayers<W>; TICKET_DECKS_MAX],
}

impl<const W: usize> Default for Guess<W> {
    fn default() -> Self {
        Guess {
            hands: [Cards::NONE; SEATS_MAX],
            tickets: [Set::EMPTY; SEATS_MAX],
            offers: [TicketList::EMPTY; SEATS_MAX],
            sealed_mixes: [None; SEATS_MAX],
            sealed_choices: [0; SEATS_MAX],
            telegrams: [Telegram::default(); SEATS_MAX],
            piles: Default::default(),
        }
    }
}

/// The reason why a guess contradicts the view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// A hand has the wrong size, or contains cards that are not available.
    Cards,
    /// The number of tickets that a seat holds or is offered differs from the view, or one of them
    /// is invalid or appears elsewhere.
    Tickets(Seat),
    /// A ticket appears twice or not at all, or a layer has the wrong size.
    Piles,
    /// The seat has given a hidden answer at the opening, but the guess contains none.
    Sealed(Seat),
}

impl<const W: usize> Game<W> {
    /// Creates a game that is consistent with a view and contains the guessed cards.
    pub fn suppose(tables: Arc<Tables<W>>, view: &View<W>, guess: &Guess<W>) -> Result<Game<W>, Contradiction> {
        let own: [Own<W>; SEATS_MAX] = std::array::from_fn(|at| match (view.viewer(), view.own) {
            (Viewer::Seat(seat), Some(own)) if seat.index() == at => own,
            _ => Own {
                hand: guess.hands[at],
                tickets: guess.tickets[at],
                offer: guess.offers[at],
                sealed_mix: guess.sealed_mixes[at],
                sealed_choice: guess.sealed_choices[at],
                telegram: guess.telegrams[at],
            },
        });
        assemble(tables, view.open.clone(), own, &guess.piles)
    }
}

/// Assembles a game, and checks that it contains every card and ticket exactly once.
pub(crate) fn assemble<const W: usize>(
    tables: Arc<Tables<W>>,
    open: Open<W>,
    own: [Own<W>; SEATS_MAX],
    piles: &[PileLayers<W>; TICKET_DECKS_MAX],
) -> Result<Game<W>, Contradiction> {
    let mut deck = tables.edition.cards;
    let mut placed = [open.market.cards(), open.discard].to_vec();
    placed.extend(own.iter().map(|own| own.hand));
    placed.extend(own.iter().flat_map(|own| own.telegram.faces().map(|face| Cards::of_face(face, 1))));
    for cards in placed {
        if !deck.holds(&cards) {
            return Err(Contradiction::Cards);
        }
        deck.take_all(&cards);
    }
    if deck.len() != open.deck || own.iter().zip(open.hands).any(|(own, size)| own.hand.len() != size) {
        return Err(Contradiction::Cards);
    }
    let window = open.campaign.as_ref().map_or([None; 2], |campaign| campaign.window);
    let mut seen: Set<TicketId, W> = window.into_iter().flatten().collect();
    let mut once = |mut tickets: &mut dyn Iterator<Item = TicketId>, counts: &mut Mix| {
        Iterator::all(&mut tickets, |ticket| {
            let fresh = ticket.index() < tables.tickets.len() && !seen.contains(ticket);
            if fresh {
                seen.insert(ticket);
                counts.0[tables.ticket(ticket).deck as usize] += 1;
            }
            fresh
        })
    };
    for (at, own) in own.iter().enumerate() {
        let (mut held, mut offered) = (Mix::default(), Mix::default());
        let fits =
            once(&mut own.tickets.iter(), &mut held) && once(&mut own.offer.as_slice().iter().copied(), &mut offered);
        if !fits || held != open.held[at] || offered != open.offered[at] {
            return Err(Contradiction::Tickets(Seat::new(at)));
        }
        let answered = open.turn.is_none() && open.answered >> at & 1 == 1;
        let sealed = own.sealed_mix.is_some() || own.sealed_choice != 0;
        if answered && !sealed && open.first.is_none() && open.held[at] == Mix::default() {
            return Err(Contradiction::Sealed(Seat::new(at)));
        }
    }
    for (deck, layers) in piles.iter().enumerate() {
        let sizes = [layers.top.len(), layers.under.len(), layers.bottom.len()];
        let mut counts = Mix::default();
        let mut all = layers.top.iter().chain(layers.under).chain(layers.bottom.iter().copied());
        let fits = once(&mut all, &mut counts);
        let of_deck = usize::from(counts.0[deck]) == sizes.iter().sum::<usize>();
        if !fits || !of_deck || sizes.map(|size| size as u16) != open.layers[deck] {
            return Err(Contradiction::Piles);
        }
    }
    if seen.len() != tables.tickets.len() {
        return Err(Contradiction::Piles);
    }
    let hidden = Hidden { deck, tickets: TicketPiles::of(piles) };
    Ok(Game { tables, state: State { open, own, hidden } })
}
