//! The list of all mechanisms, with their names.

use serde::Serialize;

/// A rule that a campaign can add to a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mechanism {
    /// Every city that supplies a good gets a freight token before the first turn.
    FreightYard,
    /// Seats pay their crew's wages before the first turn.
    CrewCall,
    /// The pool's colour is drawn, and its chest gets its initial money.
    PostedRate,
    /// Snow falls on some routes.
    FirstSnow,
    /// The starting seat takes cards or money before the first turn.
    CaboosePrivilege,
    /// Stakes can replace one card of the payment for a route of three or more spaces.
    CutOffs,
    /// A seat can pay a locomotive to claim a second, short route.
    DoubleHeading,
    /// Skulls in a payment allow a wager on the next card.
    Hazard,
    /// Seats that claim routes in the pool's colour pay dues into a chest.
    PoolDues,
    /// Routes with snow can cost an extra card. The seat that clears the snow earns money.
    Snowbound,
    /// Seats deliver freight to cities that demand it.
    Deliver,
    /// A claim lets a seat load freight.
    Load,
    /// Pickaxes in a payment earn stakes.
    Survey,
    /// After claiming a short route, a seat can pay to look at cards from the deck.
    Telegraph,
    /// Seats build eating houses and dine at those of rivals.
    EatingHouses,
    /// Seats get stamps for routes that connect time zones.
    Watch,
    /// Crew cards, postcards and pavilions react to a claim.
    Cards,
    /// The seat with the longest path gets money at the end of the game.
    Limited,
    /// Two tickets lie face up, and seats can take them.
    Window,
    /// Sets of completed tickets score points.
    Bookings,
    /// Crew cards take effect.
    CrewDuties,
    /// Seats get prizes for meeting the conditions of pavilions.
    Exposition,
    /// After a game, companies receive new postcards.
    PostOffice,
    /// After a game, companies build cut-offs.
    SurveyorsCouncil,
    /// After a game, companies hire crew.
    PersonnelOffice,
}

impl Mechanism {
    /// All mechanisms, each with its name. Edition files use these names for mechanisms with
    /// numbered steps.
    pub const WORDS: [(&str, Mechanism); 25] = [
        ("freight-yard", Mechanism::FreightYard),
        ("crew-call", Mechanism::CrewCall),
        ("posted-rate", Mechanism::PostedRate),
        ("first-snow", Mechanism::FirstSnow),
        ("caboose-privilege", Mechanism::CaboosePrivilege),
        ("cut-offs", Mechanism::CutOffs),
        ("double-heading", Mechanism::DoubleHeading),
        ("hazard", Mechanism::Hazard),
        ("pool-dues", Mechanism::PoolDues),
        ("snowbound", Mechanism::Snowbound),
        ("deliver", Mechanism::Deliver),
        ("load", Mechanism::Load),
        ("survey", Mechanism::Survey),
        ("telegraph", Mechanism::Telegraph),
        ("eating-houses", Mechanism::EatingHouses),
        ("watch", Mechanism::Watch),
        ("cards", Mechanism::Cards),
        ("limited", Mechanism::Limited),
        ("window", Mechanism::Window),
        ("bookings", Mechanism::Bookings),
        ("crew-duties", Mechanism::CrewDuties),
        ("exposition", Mechanism::Exposition),
        ("post-office", Mechanism::PostOffice),
        ("surveyors-council", Mechanism::SurveyorsCouncil),
        ("personnel-office", Mechanism::PersonnelOffice),
    ];

    /// The mechanisms of setup steps 10 to 13, in order.
    pub const SETUP: [Mechanism; 4] =
        [Mechanism::FreightYard, Mechanism::CrewCall, Mechanism::PostedRate, Mechanism::FirstSnow];

    /// Mechanisms without a numbered step, with the keys that enable them in an edition's file.
    pub const SWITCHES: [(&str, Mechanism); 6] = [
        ("caboose_privilege", Mechanism::CaboosePrivilege),
        ("cut_offs", Mechanism::CutOffs),
        ("double_heading", Mechanism::DoubleHeading),
        ("limited", Mechanism::Limited),
        ("window", Mechanism::Window),
        ("exposition", Mechanism::Exposition),
    ];

    pub fn word(self) -> &'static str {
        Mechanism::WORDS[self as usize].0
    }
}

/// A set of mechanisms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mechanisms(u32);

impl Mechanisms {
    pub fn contains(self, mechanism: Mechanism) -> bool {
        self.0 & 1 << mechanism as u32 != 0
    }

    /// Returns the keys of the enabled mechanisms without a numbered step, in order.
    pub fn keys(self) -> impl Iterator<Item = &'static str> {
        Mechanism::SWITCHES.into_iter().filter(move |(_, mechanism)| self.contains(*mechanism)).map(|(key, _)| key)
    }
}

impl FromIterator<Mechanism> for Mechanisms {
    fn from_iter<I: IntoIterator<Item = Mechanism>>(mechanisms: I) -> Self {
        Mechanisms(mechanisms.into_iter().fold(0, |bits, mechanism| bits | 1 << mechanism as u32))
    }
}
