//! The sources of money in a game, determined from its facts.

use rules::edition::Edition;
use rules::fact::{Fact, FactData, Listener};
use rules::ids::Id;
use rules::limits::SEATS_MAX;
use rules::mechanism::{
    CrewFact, EffectFact, EventFact, FreightFact, HazardFact, HouseFact, MechanismFact, PavilionFact, PoolFact,
    PostcardFact, SnowFact, TurnFact, WatchFact,
};
use rules::seen::Viewer;
use rules::setup::Setup;

/// A source of money on a bank slip. Variants are in the order of the report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MoneySource {
    Setup,
    Company,
    Freight,
    Hazard,
    Snow,
    Houses,
    Watch,
    Chest,
    Telegraph,
    Crew,
    Events,
    Postcards,
    Pavilions,
    Limited,
    TrainsLeft,
    Tickets,
    /// The amount that the bank forgives if a slip would otherwise be negative.
    Forgiven,
}

impl MoneySource {
    pub const NAMES: [&str; 17] = [
        "setup and privilege",
        "company routes",
        "freight",
        "hazard freight",
        "snow",
        "eating houses",
        "watch",
        "pool",
        "wires",
        "crew",
        "events",
        "postcards",
        "pavilions",
        "the Limited",
        "trains left",
        "ticket line",
        "forgiven",
    ];
}

/// A card with an ability.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum EffectCard {
    Event(usize),
    Company,
    Postcard(u8),
    Crew(usize),
}

/// A listener that attributes the money in one game to its sources.
pub struct Purse {
    /// The card to which each ability belongs.
    cards: Vec<EffectCard>,
    /// The card that is taking effect.
    acting: Option<EffectCard>,
    hazard: bool,
    begun: bool,
    ending: bool,
    /// Money by source and seat.
    pub money: [[i32; SEATS_MAX]; MoneySource::NAMES.len()],
    /// Counts for each card that came up, was used, or gave or took money.
    pub acted: Vec<(EffectCard, Count)>,
    pub turns: [u32; SEATS_MAX],
    pub pavilions: Vec<(u8, Count)>,
    chest: i32,
    /// The crew cards in each seat's office.
    crew: Vec<Vec<EffectCard>>,
}

/// How often a card came up, how often it was used, and the money that it gave, less the money that
/// it took.
#[derive(Clone, Copy, Default, Debug)]
pub struct Count {
    pub up: u64,
    pub used: u64,
    pub money: i64,
}

impl Count {
    pub fn add(&mut self, other: Count) {
        self.up += other.up;
        self.used += other.used;
        self.money += other.money;
    }
}

impl Purse {
    /// Creates a purse for a game of this edition with this setup.
    pub fn new(edition: &Edition, setup: &Setup) -> Purse {
        let mut cards: Vec<EffectCard> = (0..edition.abilities.len()).map(|_| EffectCard::Company).collect();
        (0..edition.events.len()).for_each(|event| cards[event] = EffectCard::Event(event));
        edition.postcards.iter().for_each(|card| cards[usize::from(card.ability)] = EffectCard::Postcard(card.number));
        for (at, crew) in edition.crew.iter().enumerate() {
            cards[usize::from(crew.ability)] = EffectCard::Crew(at);
        }
        let of = |id: &String| edition.crew.iter().position(|crew| crew.id == *id).map(EffectCard::Crew);
        let crew = setup.offices.iter().map(|office| office.crew.iter().filter_map(of).collect()).collect();
        let mut purse = Purse {
            cards,
            acting: None,
            hazard: false,
            begun: false,
            ending: false,
            money: [[0; SEATS_MAX]; MoneySource::NAMES.len()],
            acted: Vec::new(),
            turns: [0; SEATS_MAX],
            pavilions: Vec::new(),
            chest: 0,
            crew,
        };
        purse.money[MoneySource::Setup as usize][..setup.colors.len()].fill(edition.terms.coins.into());
        purse
    }

    pub fn count(&mut self, card: EffectCard) -> &mut Count {
        let at = self.acted.iter().position(|(known, _)| *known == card).unwrap_or_else(|| {
            self.acted.push((card, Count::default()));
            self.acted.len() - 1
        });
        &mut self.acted[at].1
    }

    fn moved(&mut self, source: MoneySource, seat: usize, coins: i32) {
        self.money[source as usize][seat] += coins;
    }

    /// Attributes money without a named source to the card that is taking effect. If there is none,
    /// attributes it to the only rule that can have caused it.
    fn plain(&mut self, seat: usize, coins: i32) {
        let source = match self.acting {
            Some(EffectCard::Event(_)) => MoneySource::Events,
            Some(EffectCard::Company) => MoneySource::Company,
            Some(EffectCard::Postcard(_)) => MoneySource::Postcards,
            Some(EffectCard::Crew(_)) => MoneySource::Crew,
            None if self.hazard => MoneySource::Hazard,
            None if !self.begun => MoneySource::Setup,
            None if self.ending && coins > 0 => MoneySource::Limited,
            None if self.ending => MoneySource::Freight,
            None => MoneySource::Telegraph,
        };
        if let Some(card) = self.acting {
            self.count(card).money += i64::from(coins);
        }
        self.moved(source, seat, coins);
    }

    fn extra(&mut self, extra: &MechanismFact) {
        let coin = |coins: u8| i32::from(coins);
        match *extra {
            MechanismFact::Effect(EffectFact::Paid { seat, coins }) => self.plain(seat.index(), -coin(coins)),
            MechanismFact::Freight(FreightFact::Delivered { seat, coins, .. }) => {
                self.moved(MoneySource::Freight, seat.index(), coin(coins))
            }
            MechanismFact::Snow(SnowFact::Cleared { seat, coins, .. }) => {
                self.moved(MoneySource::Snow, seat.index(), coin(coins))
            }
            MechanismFact::Watch(WatchFact::Stamped { seat, coins, .. }) => {
                self.moved(MoneySource::Watch, seat.index(), coin(coins))
            }
            MechanismFact::House(HouseFact::Built { seat, coins, .. }) => {
                self.moved(MoneySource::Houses, seat.index(), -coin(coins))
            }
            MechanismFact::House(HouseFact::Dined { seat, owner, paid, got }) => {
                self.moved(MoneySource::Houses, seat.index(), -coin(paid));
                self.moved(MoneySource::Houses, owner.index(), coin(got));
            }
            MechanismFact::Pool(PoolFact::Posted { coins, .. }) => self.chest = coin(coins),
            MechanismFact::Pool(PoolFact::Pooled { seat, coins }) => {
                self.chest += coin(coins);
                self.moved(MoneySource::Chest, seat.index(), -coin(coins));
            }
            MechanismFact::Pool(PoolFact::ChestTaken { seat }) => {
                let chest = std::mem::take(&mut self.chest);
                seat.into_iter().for_each(|seat| self.moved(MoneySource::Chest, seat.index(), chest));
            }
            MechanismFact::Pavilion(PavilionFact::Laid { pavilion }) => {
                self.pavilions.push((pavilion, Count { up: 1, ..Count::default() }))
            }
            MechanismFact::Pavilion(PavilionFact::Met { seat, pavilion, coins }) => {
                self.moved(MoneySource::Pavilions, seat.index(), coin(coins));
                let met = self.pavilions.iter_mut().filter(|(laid, _)| *laid == pavilion);
                met.for_each(|(_, count)| count.add(Count { up: 0, used: 1, money: coins.into() }));
            }
            MechanismFact::Crew(CrewFact::Paid { seat, slot, coins }) => {
                self.moved(MoneySource::Crew, seat.index(), -coin(coins));
                if let Some(&card) = self.crew[seat.index()].get(usize::from(slot)) {
                    let paid = Count { up: 0, used: 1, money: -i64::from(coins) };
                    self.count(card).add(paid);
                }
            }
            MechanismFact::Event(EventFact::Turned { event }) => self.count(EffectCard::Event(event.into())).up += 1,
            MechanismFact::Postcard(PostcardFact::Used { number, .. }) => {
                self.count(EffectCard::Postcard(number.index() as u8)).used += 1
            }
            MechanismFact::Turn(TurnFact::Ending) => self.ending = true,
            _ => {}
        }
        match *extra {
            MechanismFact::Effect(EffectFact::Acted { ability, .. }) => {
                self.acting = Some(self.cards[usize::from(ability)])
            }
            MechanismFact::Effect(EffectFact::TrainsAdded { .. }) => {}
            _ => self.acting = None,
        }
        self.hazard = matches!(extra, MechanismFact::Hazard(HazardFact::Turned { .. }));
    }
}

impl<const W: usize> Listener<W> for Purse {
    fn hear(&mut self, fact: Fact<W>) {
        match *fact.seen_by(Viewer::Spectator).what() {
            FactData::Collected { seat, coins } => self.plain(seat.index(), coins.into()),
            FactData::Mechanism(ref extra) => return self.extra(extra),
            FactData::TurnBegan { seat } => {
                self.begun = true;
                self.turns[seat.index()] += 1;
            }
            _ => {}
        }
        (self.acting, self.hazard) = (None, false);
    }
}
