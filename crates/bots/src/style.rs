//! The weights of a planner, which determine its style of play.

macro_rules! style {
    ($($(#[$doc:meta])* $name:ident: $planner:expr,)*) => {
        /// Weights of a planner, in points unless noted otherwise.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Style {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Style {
            /// The weights of the standard planner.
            pub const PLANNER: Style = Style { $($name: $planner,)* };

            /// Returns `to` plus the difference between this style and `from`.
            fn moved(self, from: &Style, to: &Style) -> Style {
                Style { $($name: self.$name - from.$name + to.$name,)* }
            }
        }
    };
}

style! {
    /// Value of a turn, which is the number of points that the seat could otherwise score with it.
    turn: 4.068,
    /// Value of a train, in addition to the turns that it costs.
    train: -0.06,
    /// Share of a route's replacement cost that is added to the value of claiming the route now.
    caution: -0.04,
    /// Like `caution`, but multiplied by the likelihood that a rival wants the route.
    wary: 0.0,
    /// Value of each extra train that a rival must spend.
    block: 0.0,
    /// Cost of a claim outside the plan, or of drawing tickets, while the plan is incomplete.
    aside: 12.0,
    /// Extra value of drawing tickets.
    appetite: 0.02,
    /// Extra value per point of the tickets in a plan, when the planner chooses tickets to keep.
    faith: 0.22,
    /// Share of long tickets to draw at the opening, if seats choose a mix.
    long_opening: 0.25,
    /// Share of long tickets in later draws.
    long_later: 0.5,
    /// Value of a train that can extend the longest path.
    path: 0.21,
    /// Share of the mean prize that is credited for each passenger.
    passenger: 0.3,
    /// Share of the bonus for the most completed tickets that is credited for each ticket.
    globetrotter: 0.0,
    /// Extra value of claims that are part of the plan.
    claim: 0.97,
    /// Extra value of a route for each train beyond three, and its cost for each train below three.
    stretch: 0.0,
    /// Extra value of claims that use spare trains.
    fill: 0.750,
    /// Number of cards gained per turn spent drawing cards. It is two, minus an allowance for
    /// face-up locomotives and useless cards.
    cards_a_turn: 1.43,
    /// Average number of trains per claim by other seats.
    trains_a_claim: 2.921,
    /// Credit given to a route for each card in hand that fits it. One card may be credited to
    /// several routes.
    credit: 0.36,
    /// Minimum price of a route, per train.
    least: 0.29,
    /// Number of turns by which a plan may exceed the turns that are left.
    slack: 0.05,
    /// Number of spare turns needed to consider more tickets.
    leisure: 5.0,
    /// Number of turns before the end at which cards begin to lose value.
    late: 5.70,
    /// Surplus of trains over cards in hand below which further cards lose value.
    room: 6.41,
    /// Number of cards in hand beyond which further cards are worth little, and unneeded cards are
    /// spent on routes outside the plan.
    hand: 100.0,
    /// Number of cards in hand beyond which the planner builds any route, even if the plan then
    /// lacks trains.
    burst: 100.0,
    /// Cost of claiming a route far from the seat's own routes and plan when the only reason for the
    /// claim is that the hand is full.
    astray: 3.0,
    /// Cost of spending an unneeded card. A needed card costs 1.
    spare: 0.70,
    /// Cost of spending a locomotive.
    wild: 1.533,
    /// Value of a card that locomotives could replace. A needed card is worth 1.
    covered: 1.041,
    /// Value of a card in the colour that a grey route is likely to be paid with.
    gray: 1.53,
    /// Value of a card in any other colour while grey routes are wanted.
    any: 0.73,
    /// Value of an unneeded card.
    idle: 0.28,
    /// Extra value of an unneeded card for each card of its colour in the hand.
    run: 0.00,
    /// Value of a needed locomotive.
    wild_needed: 0.96,
    /// Value of an unneeded locomotive.
    wild_idle: 0.60,
    /// Value of placing a train in games whose score is money, since a seat with fewer trains left
    /// at the end gets more money.
    lay: 1.0,
    /// Weight of the money that claims pay apart from tickets.
    income: 1.0,
    /// Share of all cards that hands can contain before the deck runs out, in games with few cards
    /// for many trains.
    share: 0.5,
    /// Cost of drawing tickets in games whose score is money, because it delays the plan.
    busy: 2.0,
    /// Average number of cards that a seat gains from a claim.
    gift: 0.0,
    /// Share of the remaining turns that a plan may take.
    rush: 1.0,
    /// Value of a needed card chosen from a telegram. A card from the deck is worth 1.
    telegraph: 1.1,
    /// Probability that a plan fails if it needs all the remaining turns.
    risk: 0.5,
    /// Weight of the money that pavilions and postcards pay for connecting places.
    wish: 0.7,
}

impl Style {
    /// The planner's weights in games whose score is money. In these games, trains are scarce, a
    /// turn alone is worth little, claims give cards, and tickets are drawn as long as there is
    /// time.
    const LINKED: Style = Style {
        turn: 1.3,
        leisure: 2.0,
        claim: 4.0,
        lay: 0.6,
        gift: 0.5,
        rush: 0.9,
        busy: 1.5,
        telegraph: 1.3,
        ..Style::PLANNER
    };

    /// Returns this style for games whose score is money.
    pub fn linked(self) -> Style {
        self.moved(&Style::PLANNER, &Style::LINKED)
    }

    /// The weights of a planner that claims a route sooner if a rival wants it.
    pub const WATCHFUL: Style = Style { wary: 0.5, ..Style::PLANNER };

    /// The weights of the third level, which watches its rivals and builds routes early.
    pub const HARD: Style = Style { hand: 14.0, burst: 20.0, ..Style::WATCHFUL };

    /// Returns the extra value of a long route, or the cost of a short route as a negative number.
    pub fn likes(&self, length: u8) -> f32 {
        self.stretch * (f32::from(length) - 3.0)
    }
}
