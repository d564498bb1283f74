//! From the opening tickets to the first turn: setup steps 10 to 13, and what stands around them.

use super::MechanismFact;
use crate::ability::Trigger;
use crate::agenda::{Ask, Deal, Task};
use crate::chance::Chance;
use crate::edition::SetupStep;
use crate::fact::{Listener, What};
use crate::ids::{Id, PlaceId, RouteId, Seat};
use crate::limits::{CREW_MAX, SEATS_MIN};
use crate::set::Set;
use crate::state::Work;

/// What the caboose gives: cards, or money.
const PRIVILEGE: [u8; 2] = [2, 3];
/// What the chest of the pool begins with, beside one for each seat.
const CHEST: u8 = 2;
/// Pavilions laid out with two or three seats.
const PAVILIONS_FEW: usize = 5;

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Work<'_, W, C, L> {
    /// One stage of the layout after the other; the newspapers come last, so that none turns up before the first turn.
    pub(super) fn lay_out(&mut self, stage: u8) {
        let first = self.state.open.first.expect("it is settled who begins");
        self.push(Task::Layout(stage + 1));
        match stage {
            0 => self.fill_window(),
            1 => self.tell_setup(),
            2..=5 => self.setup_step(usize::from(stage - 2)),
            6 => self.lay_pavilions(),
            7 if self.tables.edition.beside.caboose_privilege => self.push(Task::Ask(Ask::Privilege(first))),
            7 => {}
            _ => {
                self.pop();
                self.push(Task::Turn(first));
                if self.tables.edition.menu.name_route {
                    self.push(Task::AddNewspapers);
                }
            }
        }
    }

    /// Postcards that speak before the first turn; crew does when its wage is paid.
    fn tell_setup(&mut self) {
        self.tell_all(Trigger::Setup);
    }

    fn setup_step(&mut self, slot: usize) {
        match self.tables.edition.setup_steps[slot] {
            None => {}
            Some(SetupStep::FreightYard) => {
                let places = &self.tables.edition.places;
                let makers = (0..places.len()).filter(|&at| places[at].supply.is_some()).map(PlaceId::new);
                makers.collect::<Vec<_>>().into_iter().for_each(|city| self.extra(MechanismFact::FreightLaid { city }));
            }
            Some(SetupStep::CrewCall) => {
                self.push(Task::CrewCall((1 << self.state.open.seats) - 1, 0));
            }
            Some(SetupStep::PostedRate) => self.push(Task::Deal(Deal::Rate)),
            Some(SetupStep::FirstSnow) => {
                self.let_it_snow();
            }
        }
    }

    /// Snow falls until enough routes lie under it.
    pub(crate) fn let_it_snow(&mut self) {
        if self.campaign().snow.len() < self.snow_due() && !snowy(self.tables, &self.state.open).is_empty() {
            self.push(Task::Deal(Deal::Snow));
        }
    }

    /// The wage of one crew card after the other.
    pub(super) fn crew_call(&mut self, seats: u8, slot: u8) {
        let Some(seat) = self.order().find(|seat| seats >> seat.index() & 1 == 1) else { return };
        if slot as usize >= CREW_MAX {
            return self.push(Task::CrewCall(seats & !(1 << seat.index()), 0));
        }
        self.push(Task::CrewCall(seats, slot + 1));
        if let Some(hired) = self.campaign().tableaus[seat.index()].crew[slot as usize]
            && self.campaign().coins[seat.index()] >= i16::from(self.tables.edition.crew[hired.crew as usize].wage)
        {
            self.push(Task::Ask(Ask::Wage(seat, slot)));
        }
    }

    /// A paid crew card works; what it does at the setup, it does now.
    pub(super) fn pay_wage(&mut self, seat: Seat, slot: u8) {
        let hired = self.campaign().tableaus[seat.index()].crew[slot as usize].expect("it asked");
        let crew = &self.tables.edition.crew[hired.crew as usize];
        self.extra(MechanismFact::CrewPaid { seat, slot, coins: crew.wage });
        if self.ability(crew.ability).trigger == Trigger::Setup {
            self.crew_speaks(Trigger::Setup, seat, slot);
        }
    }

    /// The rate is posted.
    pub(crate) fn rate_dealt(&mut self, color: crate::card::Color) {
        let coins = CHEST + self.state.open.seats;
        self.extra(MechanismFact::Posted { color, coins });
    }

    /// All pavilions, or some by chance at a small table.
    fn lay_pavilions(&mut self) {
        let count = self.tables.edition.pavilions.len();
        if !self.tables.edition.beside.exposition {
            return;
        }
        if self.state.open.seats() <= SEATS_MIN + 1 && count > PAVILIONS_FEW {
            self.push(Task::Deal(Deal::Pavilion));
        } else {
            (0..count as u8).for_each(|pavilion| self.extra(MechanismFact::PavilionLaid { pavilion }));
        }
    }

    /// A pavilion chosen by chance, until there are enough.
    pub(crate) fn pavilion_dealt(&mut self, pavilion: u8) {
        self.extra(MechanismFact::PavilionLaid { pavilion });
        if (self.campaign().pavilions.count_ones() as usize) < PAVILIONS_FEW {
            self.push(Task::Deal(Deal::Pavilion));
        }
    }

    /// Cards or money for the first seat.
    pub(super) fn take_privilege(&mut self, seat: Seat, answer: u8) {
        match answer {
            0 => self.draw_given(seat, PRIVILEGE[0]),
            _ => self.happen(What::Collected { seat, coins: i16::from(PRIVILEGE[1]) }),
        }
    }
}

/// Routes on which snow can fall and does not lie yet.
pub(crate) fn snowy<const W: usize>(tables: &crate::tables::Tables<W>, open: &crate::open::Open<W>) -> Set<RouteId, W> {
    let lies = open.campaign.as_ref().map_or(Set::EMPTY, |campaign| campaign.snow);
    let routes = tables.edition.routes.iter().enumerate().filter(|(_, route)| route.snow);
    routes.map(|(at, _)| RouteId::new(at)).collect::<Set<RouteId, W>>() - lies
}
