//! What a planner weighs: the numbers that make one play differently from another.

macro_rules! style {
    ($($(#[$doc:meta])* $name:ident: $planner:expr,)*) => {
        /// How a planner weighs things, in points unless said otherwise.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Style {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Style {
            /// The planner's.
            pub const PLANNER: Style = Style { $($name: $planner,)* };

            /// The same habits on another table: what sets this style apart from one usual style is put on the other.
            fn moved(self, from: &Style, to: &Style) -> Style {
                Style { $($name: self.$name - from.$name + to.$name,)* }
            }
        }
    };
}

style! {
    /// What a turn is worth: the points it brings elsewhere.
    turn: 4.068,
    /// What a train is worth beside the turns it takes.
    train: -0.06,
    /// How much of what it would cost to replace a route is added to the wish to claim it now.
    caution: -0.04,
    /// The same, times how likely a rival wants the route.
    wary: 0.0,
    /// What a train is worth that a rival has to spend more.
    block: 0.0,
    /// What a claim costs that only blocks while the plan waits.
    aside: 12.0,
    /// What is added to the value of drawing tickets.
    appetite: 0.02,
    /// What is put on each point of a ticket on offer beyond its value.
    faith: 0.22,
    /// The share of long tickets asked for at the opening, where decks can be mixed.
    long_opening: 0.25,
    /// The same for later draws.
    long_later: 0.5,
    /// What a train that may lengthen the longest path is worth.
    path: 0.21,
    /// How much of the mean prize of a passenger is put on it.
    passenger: 0.3,
    /// How much of the bonus for the most completed tickets is put on each ticket.
    globetrotter: 0.0,
    /// What is added to claims of the plan.
    claim: 0.97,
    /// What each train of a route beyond three is worth for its own sake, and one short of three costs.
    stretch: 0.0,
    /// What is added to claims of routes for spare trains.
    fill: 0.750,
    /// Cards that a turn of drawing brings: two, less for a locomotive taken openly and for cards that fit nothing.
    cards_a_turn: 1.43,
    /// Trains that a claim of others takes in the long run.
    trains_a_claim: 2.921,
    /// How much of the cards at hand is credited to every route they fit.
    credit: 0.36,
    /// The least price of a route, for each of its trains.
    least: 0.29,
    /// How many turns more than the rest of the game a plan may take.
    slack: 0.05,
    /// Turns that must be left beyond the plan to think of more tickets.
    leisure: 5.0,
    /// Turns from the end at which cards begin to lose their worth.
    late: 5.70,
    /// Trains beyond the hand at which cards begin to lose their worth.
    room: 6.41,
    /// Cards at hand beyond which more are worth little, however many trains there are for them.
    hand: 100.0,
    /// Cards at hand beyond which any route is built, even if the plan lacks trains then.
    burst: 100.0,
    /// What a route far from the own routes and plans costs that a full hand pays with cards nothing waits for.
    astray: 3.0,
    /// What spending a card counts that nothing waits for, where one that something waits for counts 1.
    spare: 0.70,
    /// What spending a locomotive counts.
    wild: 1.533,
    /// What drawing a card counts that locomotives could stand in for, where one that is needed counts 1.
    covered: 1.041,
    /// What a card counts in the colour a gray route is likely to be paid in.
    gray: 1.53,
    /// What a card of another colour counts while gray routes are wanted.
    any: 0.73,
    /// What a card counts that nothing waits for.
    idle: 0.28,
    /// What it counts more for every one of its colour at hand.
    run: 0.00,
    /// What a locomotive counts that is needed.
    wild_needed: 0.96,
    /// What a locomotive counts that is not.
    wild_idle: 0.60,
    /// What a train on the board is worth where the score is money: it is not left over at the end.
    lay: 1.0,
    /// How much is put on money that a claim brings beside tickets.
    income: 1.0,
    /// The part of all cards that hands can hold together before the deck runs dry, where few cards serve many trains.
    share: 0.5,
    /// What drawing tickets costs there while the plan waits.
    busy: 2.0,
    /// Cards that come along with a claim.
    gift: 0.0,
    /// The part of the rest of the game that a plan may take.
    rush: 1.0,
    /// What a card that is needed and chosen among three counts, where a card drawn blind counts 1.
    wire: 1.1,
    /// The chance that a plan fails which takes all the rest of the game.
    risk: 0.5,
    /// How much is put on money for joining places.
    wish: 0.7,
}

impl Style {
    /// The planner's where the score is money. Trains are what is scarce there, a turn by itself brings little, cards come
    /// along with claims, and tickets are drawn as long as there is time for them.
    const LINKED: Style = Style {
        turn: 1.3,
        leisure: 2.0,
        claim: 4.0,
        lay: 0.6,
        gift: 0.5,
        rush: 0.9,
        busy: 1.5,
        wire: 1.3,
        ..Style::PLANNER
    };

    /// This style where the score is money.
    pub fn linked(self) -> Style {
        self.moved(&Style::PLANNER, &Style::LINKED)
    }

    /// That of a planner who hurries where a rival wants the same route.
    pub const WATCHFUL: Style = Style { wary: 0.5, ..Style::PLANNER };

    /// That of the third level: watchful, and builds as it goes.
    pub const HARD: Style = Style { hand: 14.0, burst: 20.0, ..Style::WATCHFUL };

    /// What a route of this length is worth for being long, or costs for being short.
    pub fn likes(&self, length: u8) -> f32 {
        self.stretch * (f32::from(length) - 3.0)
    }
}
