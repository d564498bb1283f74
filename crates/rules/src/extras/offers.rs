//! What holds for a seat: conditions, modifiers, and the questions that cards put.

use crate::agenda::Ask;
use crate::card::Card;
use crate::deed::{Act, Atom, Condition, Cost, Effect, Modifier, Trigger};
use crate::ids::{Id, PlaceId, RouteId, Seat};
use crate::network::Network;
use crate::open::Open;
use crate::own::Own;
use crate::tables::Tables;

/// Whether a deed is in force and its condition holds for this seat.
pub(crate) fn applies<const W: usize>(tables: &Tables<W>, open: &Open<W>, deed: u8, seat: Seat) -> bool {
    let claim = open.extras.as_ref().and_then(|extras| extras.claim).map(|(claim, _)| claim.route);
    tables.edition.deeds[deed as usize].condition.0.iter().all(|atom| atom.holds(tables, open, seat, claim))
}

/// How many times this modifier holds for a seat. What goes with a turn of drawing tickets holds for that turn only, and
/// is counted there.
pub(crate) fn modifier<const W: usize>(tables: &Tables<W>, open: &Open<W>, _seat: Seat, modifier: Modifier) -> u8 {
    let Some(extras) = &open.extras else { return 0 };
    let Some(event) = extras.event else { return 0 };
    let deed = &tables.edition.deeds[event as usize];
    if deed.trigger == Trigger::Tickets {
        return 0;
    }
    deed.acts.iter().filter(|act| matches!(act, Act::Do(_, Effect::Mod(found)) if *found == modifier)).count() as u8
}

/// The answers a seat may give to a question of a card, a bit each.
pub(crate) fn answers<const W: usize>(tables: &Tables<W>, own: &Own<W>, ask: Ask) -> u16 {
    match ask {
        Ask::Use(_, deed) => match tables.edition.deeds[deed as usize].cost {
            Some(Cost::Locomotives(count)) if own.hand.count(Card::Locomotive) < count => 0b01,
            _ => 0b11,
        },
        Ask::Choose(..) => 0b11,
        _ => 0,
    }
}

impl Condition {
    /// Whether this holds for a seat as such, where no claim is at hand.
    pub(crate) fn of_seat<const W: usize>(&self, tables: &Tables<W>, open: &Open<W>, seat: Seat) -> bool {
        self.0.iter().all(|atom| atom.holds(tables, open, seat, None))
    }
}

impl Atom {
    fn holds<const W: usize>(&self, tables: &Tables<W>, open: &Open<W>, seat: Seat, claim: Option<RouteId>) -> bool {
        let Some(extras) = &open.extras else { return false };
        let edition = &tables.edition;
        let at = seat.index();
        let place = |place: PlaceId| &edition.places[place.index()];
        let of_route =
            |holds: &dyn Fn(&crate::tables::RouteRow) -> bool| claim.is_some_and(|route| holds(tables.route(route)));
        let network = || Network::new(tables, open.owned[at]);
        match self {
            Atom::LenAtLeast(n) => of_route(&|row| row.length >= *n),
            Atom::LenAtMost(n) => of_route(&|row| row.length <= *n),
            Atom::LenIs(n) => of_route(&|row| row.length == *n),
            Atom::Color(color) => of_route(&|row| row.color == Some(*color)),
            Atom::Gray => of_route(&|row| row.color.is_none()),
            Atom::CompanyColor => {
                let company = extras.company[at].map(|company| edition.companies[company as usize].color);
                of_route(&|row| row.color.is_some() && row.color == company)
            }
            Atom::Multi => of_route(&|row| row.siblings[0].is_some()),
            Atom::Large => of_route(&|row| row.places.iter().any(|&end| place(end).large)),
            Atom::Touch(places) => of_route(&|row| row.places.iter().any(|end| places.contains(end))),
            Atom::On(pieces) => {
                let on = |row: &crate::tables::RouteRow| {
                    row.places.iter().any(|&end| place(end).piece.is_some_and(|piece| pieces.contains(&piece)))
                };
                match claim {
                    Some(route) => on(tables.route(route)),
                    None => open.owned[at].iter().any(|route| on(tables.route(route))),
                }
            }
            Atom::JoinsBoards => of_route(&|row| place(row.places[0]).piece != place(row.places[1]).piece),
            Atom::ZoneCross => of_route(&|row| place(row.places[0]).zone != place(row.places[1]).zone),
            Atom::Link(ends) => ends.is_some_and(|ends| network().joins(tables, ends)),
            Atom::Routes(n) => open.owned[at].len() >= usize::from(*n),
            Atom::CashAtMost(n) => extras.coins[at] <= i16::from(*n),
            Atom::CashLeast => extras.has_least(seat, open.seats()),
            Atom::HandAtLeast(n) => open.hands[at] >= *n,
            Atom::TrainsAtMost(n) => open.trains[at] <= *n,
            Atom::TrainsAtLeast(n) => open.trains[at] >= *n,
            Atom::EventCurrent => extras.event.is_some(),
            Atom::EndedByMe => extras.ended_by == Some(seat),
            Atom::NotLastRound => open.turns_left.is_none(),
            Atom::PoolColor
            | Atom::House
            | Atom::Picks(_)
            | Atom::Skulls(_)
            | Atom::LargeCities(_)
            | Atom::Boards(_)
            | Atom::Zones(_)
            | Atom::TicketsDone(_)
            | Atom::NoneFailed
            | Atom::MyNewspaper => false,
        }
    }
}
