//! The card language: abilities of events, company bonuses, postcards, crew and pavilions.
//!
//! An ability is a trigger, a condition, a cost and effects. Cards are data in this language; no
//! code refers to a particular card.

mod condition;
mod parse;

pub(crate) use condition::{applies, applies_to, modifier, routes_meeting};
pub use parse::{Resolved, Resolver, parse, parse_condition};

use serde::{Deserialize, Serialize};

use crate::card::Color;
use crate::ids::{PieceId, PlaceId};

/// The effects of a card, with their trigger, condition and cost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Ability {
    pub trigger: Trigger,
    /// The condition that must hold when the trigger fires.
    pub condition: Condition,
    /// The cost, if any. The seat may decline to pay it.
    pub cost: Option<Cost>,
    /// The effects, in order.
    pub clauses: Vec<Clause>,
    /// The source text, with single spaces.
    #[serde(skip)]
    pub text: String,
}

impl Ability {
    /// Iterates over all effects, including both options of a choice.
    pub(crate) fn effects(&self) -> impl Iterator<Item = Effect> + '_ {
        self.clauses
            .iter()
            .flat_map(|clause| match clause {
                Clause::Do(_, effect) => [Some(*effect), None],
                Clause::Choose(one, other) => [Some(*one), Some(*other)],
            })
            .flatten()
    }

    /// Returns the two effects between which the card lets its user choose, if any. A card has at
    /// most one such choice.
    pub fn either(&self) -> Option<[Effect; 2]> {
        self.clauses.iter().find_map(|clause| match clause {
            Clause::Choose(one, other) => Some([*one, *other]),
            Clause::Do(..) => None,
        })
    }
}

impl Atom {
    /// Checks whether the condition concerns only properties of a route that do not change during
    /// play, such as its length.
    pub fn is_of_route(&self) -> bool {
        matches!(
            self,
            Atom::LenAtLeast(_)
                | Atom::LenAtMost(_)
                | Atom::LenIs(_)
                | Atom::Color(_)
                | Atom::Gray
                | Atom::CompanyColor
                | Atom::PoolColor
                | Atom::Multi
                | Atom::Large
                | Atom::Touch(_)
                | Atom::On(_)
                | Atom::JoinsBoards
                | Atom::ZoneCross
        )
    }
}

impl Effect {
    /// Returns the effect for a route of this length: amounts that vary by length become fixed.
    pub fn for_length(self, length: u8) -> Effect {
        let by = |numbers: [u8; 3]| numbers[(usize::from(length - 1) / 2).min(2)];
        match self {
            Effect::GainByLength(numbers) => Effect::Gain(by(numbers)),
            Effect::DrawByLength(numbers) => Effect::Draw(by(numbers)),
            effect => effect,
        }
    }

    /// Checks whether the effect can turn up a card: a train card, a ticket or an event. Such
    /// effects are not allowed while a route is being paid for.
    pub(crate) fn turns_up_cards(self) -> bool {
        use Effect::{Draw, DrawByLength, Refresh, RetireCurrent, Take, Tickets};
        matches!(self, Draw(_) | DrawByLength(_) | Take(_) | Tickets { .. } | Refresh | RetireCurrent)
    }

    /// Checks whether the effect depends on the length of a claimed route.
    pub(crate) fn looks_at_a_claim(self) -> bool {
        matches!(self, Effect::GainByLength(_) | Effect::DrawByLength(_))
    }
}

/// The moments at which a card can take effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// Before the first turn, in turn order from the starting seat.
    Setup,
    /// At the beginning of the seat's turn.
    TurnStart,
    /// At the end of the seat's turn.
    TurnEnd,
    /// While the seat is paying for a route.
    Pay,
    /// After a claim.
    Claim,
    /// After the seat has drawn the train cards of its turn.
    Draw,
    /// After the seat has taken a face-up locomotive.
    LocoUp,
    /// In a turn spent drawing tickets, before they are drawn.
    Tickets,
    /// When an event is turned up.
    Reveal,
    /// When the end of the game is triggered.
    LastRound,
    /// After the last turn, before scoring.
    GameEnd,
    /// The card is in effect all the time.
    Always,
}

/// A list of conditions, all of which must hold.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Condition(pub Vec<Atom>);

/// An elementary condition. Conditions about routes and payments refer to the current claim.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Atom {
    /// The route has at least this many spaces.
    LenAtLeast(u8),
    /// The route has at most this many spaces.
    LenAtMost(u8),
    /// The route has exactly this many spaces.
    LenIs(u8),
    /// The route has this printed colour.
    Color(Color),
    /// The route is grey.
    Gray,
    /// The route has the colour of the seat's company.
    CompanyColor,
    /// The route has the pool's colour.
    PoolColor,
    /// The route is one track of a double or triple route.
    Multi,
    /// An end of the route is a large city.
    Large,
    /// An end of the route is one of these places. Places that are not on the table are omitted.
    Touch(Vec<PlaceId>),
    /// An end of the route lies on one of these board pieces. Outside a claim, the condition holds
    /// if an end of any of the seat's routes does.
    On(Vec<PieceId>),
    /// The ends of the route lie on different board pieces.
    JoinsBoards,
    /// The ends of the route lie in different zones.
    ZoneCross,
    /// An end of the route has an eating house.
    House,
    /// The payment shows at least this many pickaxes.
    Picks(u8),
    /// The payment shows at least this many skulls.
    Skulls(u8),
    /// One of the seat's networks connects both places. `None` means that a place is not on the
    /// table; the condition then never holds.
    Link(Option<[PlaceId; 2]>),
    /// One of the seat's networks reaches at least this many large cities.
    LargeCities(u8),
    /// One of the seat's networks reaches at least this many board pieces.
    Boards(u8),
    /// One of the seat's networks reaches at least this many zones.
    Zones(u8),
    /// The seat has claimed at least this many routes in this game.
    Routes(u8),
    /// The seat has completed at least this many tickets. Only used at the end of the game.
    TicketsDone(u8),
    /// The seat has completed all its tickets. Only used at the end of the game.
    NoneFailed,
    /// The seat has at most this much money.
    CashAtMost(u8),
    /// No other seat has less money.
    CashLeast,
    /// The seat holds at least this many train cards.
    HandAtLeast(u8),
    /// The seat has at most this many trains left.
    TrainsAtMost(u8),
    /// The seat has at least this many trains left.
    TrainsAtLeast(u8),
    /// The seat is credited with the newspaper that turned up the event.
    MyNewspaper,
    /// There is a current event.
    EventCurrent,
    /// The seat triggered the end of the game.
    EndedByMe,
    /// The last round has not begun.
    NotLastRound,
}

/// The cost of using a card. A seat that cannot pay all of it cannot use the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// The user discards this many locomotives, in addition to those in a payment.
    Locomotives(u8),
    /// The user pays this much money to the bank.
    Cash(u8),
}

/// One clause of an ability: an effect on some seats, or a choice between two effects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Clause {
    /// Apply this effect to these seats.
    Do(Scope, Effect),
    /// Let the seat choose one of two effects.
    Choose(Effect, Effect),
}

/// The seats to which an effect applies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// The seat that uses the card.
    You,
    /// The seat whose turn it is.
    Current,
    /// Every seat that meets the condition, starting with the current seat.
    All(Condition),
    /// All seats with the most money; no seat if all have the same amount.
    Most,
    /// All seats with the least money; no seat if all have the same amount.
    Least,
}

/// An effect on a seat or on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// The seat gets money from the bank.
    Gain(u8),
    /// The seat pays money to the bank, but never more than it has.
    Pay(u8),
    /// The seat pays money into the pool's chest, but never more than it has.
    Pool(u8),
    /// The seat draws train cards from the deck.
    Draw(u8),
    /// The seat takes face-up cards other than locomotives.
    Take(u8),
    /// The seat draws tickets and must keep at least `keep` of them.
    Tickets { draw: u8, keep: u8 },
    /// The route costs this many fewer cards.
    Free(u8),
    /// The seat can pay with cards of any one colour, as for a grey route.
    AnyColor,
    /// A closed track of a double route can be claimed.
    Unlock,
    /// The tickets line of the seat's score increases by this amount.
    TicketValue(u8),
    /// The seat gets a certificate of this value for its vault.
    Vault(u8),
    /// The seat gets extra trains for this game.
    Trains(u8),
    /// The seat gets survey stakes.
    Stakes(u8),
    /// The whole table gets evidence.
    Evidence(u8),
    /// The seat draws postcards from general delivery. They can be used from the next game on.
    Postcards(u8),
    /// The face-up cards are discarded, and every slot is refilled.
    Refresh,
    /// The current event is retired, unless it must be kept, and the next one is turned up.
    RetireCurrent,
    /// The seat takes another turn after this one. Outside the seat's own turn and in the last
    /// round, this has no effect.
    ExtraTurn,
    /// The seat gets money: the numbers are for routes of 1-2, 3-4, and 5 or more spaces.
    GainByLength([u8; 3]),
    /// The seat draws cards: the numbers are for routes of 1-2, 3-4, and 5 or more spaces.
    DrawByLength([u8; 3]),
    /// A rule changes for as long as the card is in effect.
    Mod(Modifier),
}

/// A change to a rule. Modifiers with an amount, such as [`Modifier::FreightPay`], add up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Modifier {
    /// A seat that spends its turn drawing tickets draws one more.
    DrawTickets,
    /// No face-up locomotive can be taken.
    NoLocoUp,
    /// Large cities give no bonus card.
    NoLargeBonus,
    /// The company bonus is paid twice.
    CompanyTwice,
    /// No freight can be loaded.
    NoLoad,
    /// A delivery pays $1 more.
    FreightPay,
    /// A seat may hold one more freight token.
    Hold,
    /// A telegram costs $1 more.
    TelegraphCost,
    /// The telegraph treats routes of three spaces as short.
    TelegraphThree,
    /// Hazard freight can be declared without money, and losing the wager costs nothing.
    HazardSafe,
    /// One pickaxe is enough to earn a stake.
    StakeOne,
    /// Routes with snow cost no extra card.
    SnowFree,
    /// Diners pay nothing. The bank pays the owner instead.
    MealFree,
}

impl Trigger {
    /// Returns the word for this trigger in card text.
    pub fn word(self) -> &'static str {
        Trigger::WORDS[self as usize].0
    }

    /// All triggers with their words.
    pub const WORDS: [(&str, Trigger); 12] = [
        ("SETUP", Trigger::Setup),
        ("TURN_START", Trigger::TurnStart),
        ("TURN_END", Trigger::TurnEnd),
        ("PAY", Trigger::Pay),
        ("CLAIM", Trigger::Claim),
        ("DRAW", Trigger::Draw),
        ("LOCO_UP", Trigger::LocoUp),
        ("TICKETS", Trigger::Tickets),
        ("REVEAL", Trigger::Reveal),
        ("LAST_ROUND", Trigger::LastRound),
        ("GAME_END", Trigger::GameEnd),
        ("ALWAYS", Trigger::Always),
    ];
}

impl Serialize for Modifier {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl Modifier {
    /// Returns the word for this modifier in card text.
    pub fn word(self) -> &'static str {
        Modifier::WORDS[self as usize].0
    }

    /// All modifiers with their words.
    pub const WORDS: [(&str, Modifier); 13] = [
        ("draw_tickets+1", Modifier::DrawTickets),
        ("no_loco_up", Modifier::NoLocoUp),
        ("large_bonus-1", Modifier::NoLargeBonus),
        ("company_bonus_x2", Modifier::CompanyTwice),
        ("no_load", Modifier::NoLoad),
        ("freight_pay+1", Modifier::FreightPay),
        ("hold+1", Modifier::Hold),
        ("wire_cost+1", Modifier::TelegraphCost),
        ("wire_len3", Modifier::TelegraphThree),
        ("hazard_safe", Modifier::HazardSafe),
        ("stake_one", Modifier::StakeOne),
        ("snow_free", Modifier::SnowFree),
        ("dine_free", Modifier::MealFree),
    ];
}
