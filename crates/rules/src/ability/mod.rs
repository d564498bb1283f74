//! The card language: abilities of events, company bonuses, postcards, crew and pavilions.
//!
//! An ability is a trigger, a condition, a cost and effects. Cards are data in this language; no
//! code knows a single card.

mod condition;
mod parse;

pub(crate) use condition::{applies, applies_to, modifier};
pub use parse::{Resolved, Resolver, parse, parse_condition};

use serde::Serialize;

use crate::card::Color;
use crate::ids::{PieceId, PlaceId};

/// The ability of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Ability {
    /// The moment at which it can act.
    pub trigger: Trigger,
    /// The condition at that moment.
    pub condition: Condition,
    /// The cost, which can always be declined.
    pub cost: Option<Cost>,
    /// The effects, in order.
    pub clauses: Vec<Clause>,
    /// The source text, with single spaces.
    #[serde(skip)]
    pub text: String,
}

impl Ability {
    /// Iterates over all effects, including both sides of a choice.
    pub(crate) fn effects(&self) -> impl Iterator<Item = Effect> + '_ {
        self.clauses
            .iter()
            .flat_map(|clause| match clause {
                Clause::Do(_, effect) => [Some(*effect), None],
                Clause::Choose(one, other) => [Some(*one), Some(*other)],
            })
            .flatten()
    }

    /// Returns the two effects a seat chooses between, if the card has a choice; it has at most
    /// one.
    pub fn either(&self) -> Option<[Effect; 2]> {
        self.clauses.iter().find_map(|clause| match clause {
            Clause::Choose(one, other) => Some([*one, *other]),
            Clause::Do(..) => None,
        })
    }
}

impl Atom {
    /// Checks whether it depends only on the board and the route of a claim.
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
    /// Returns the effect for a route of this length: effects by length become plain ones.
    pub fn for_length(self, length: u8) -> Effect {
        let by = |numbers: [u8; 3]| numbers[(usize::from(length - 1) / 2).min(2)];
        match self {
            Effect::GainByLength(numbers) => Effect::Gain(by(numbers)),
            Effect::DrawByLength(numbers) => Effect::Draw(by(numbers)),
            effect => effect,
        }
    }

    /// Checks whether it can turn up cards, and with them an event.
    pub(crate) fn turns_up_cards(self) -> bool {
        use Effect::{Draw, DrawByLength, Refresh, RetireCurrent, Take, Tickets};
        matches!(self, Draw(_) | DrawByLength(_) | Take(_) | Tickets { .. } | Refresh | RetireCurrent)
    }

    /// Checks whether it is meaningful only during a claim.
    pub(crate) fn looks_at_a_claim(self) -> bool {
        matches!(self, Effect::GainByLength(_) | Effect::DrawByLength(_))
    }
}

/// The moments at which a card can act.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// Before the first turn, in turn order from the first seat.
    Setup,
    /// At the beginning of the seat's turn.
    TurnStart,
    /// At the end of the seat's turn.
    TurnEnd,
    /// While paying for a route.
    Pay,
    /// After a claim.
    Claim,
    /// After a turn of drawing train cards.
    Draw,
    /// After taking a face-up locomotive.
    LocoUp,
    /// With a turn of drawing tickets, before they are drawn.
    Tickets,
    /// When an event is turned up.
    Reveal,
    /// When the end of the game is triggered.
    LastRound,
    /// After the last turn, before the count.
    GameEnd,
    /// All the time.
    Always,
}

/// A conjunction of atoms.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Condition(pub Vec<Atom>);

/// An elementary condition. Routes and payments are those of the current claim.
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
    /// The route's printed colour.
    Color(Color),
    /// The route is gray.
    Gray,
    /// The route has the colour of the seat's company.
    CompanyColor,
    /// The route has the colour of the pool.
    PoolColor,
    /// The route is part of a double or triple.
    Multi,
    /// An end is a large city.
    Large,
    /// An end is one of these. Places that are not on the table are omitted.
    Touch(Vec<PlaceId>),
    /// An end lies on one of these pieces of the board; for a whole seat: one of its routes does.
    On(Vec<PieceId>),
    /// The ends lie on different pieces.
    JoinsBoards,
    /// The ends lie in different zones.
    ZoneCross,
    /// An end holds an eating house.
    House,
    /// Pickaxes in the set.
    Picks(u8),
    /// Skulls in the set.
    Skulls(u8),
    /// Both places are in one network of the seat's trains. `None` if one of them is not on the
    /// table: never true.
    Link(Option<[PlaceId; 2]>),
    /// One network of the seat touches this many large cities.
    LargeCities(u8),
    /// One network of the seat touches this many pieces of the board.
    Boards(u8),
    /// One network of the seat touches this many zones.
    Zones(u8),
    /// Routes the seat claimed this game.
    Routes(u8),
    /// Tickets the seat completed; at the end only.
    TicketsDone(u8),
    /// No ticket of the seat failed; at the end only.
    NoneFailed,
    /// The seat has at most this much money.
    CashAtMost(u8),
    /// Nobody has less money.
    CashLeast,
    /// The seat holds at least this many train cards.
    HandAtLeast(u8),
    /// The seat has at most this many trains left.
    TrainsAtMost(u8),
    /// The seat has at least this many trains left.
    TrainsAtLeast(u8),
    /// The newspaper came up in the seat's own draw.
    MyNewspaper,
    /// There is a current event.
    EventCurrent,
    /// The seat brought the game to its end.
    EndedByMe,
    /// The last round has not begun.
    NotLastRound,
}

/// The cost of using a card, paid in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// Locomotives from the hand, in addition to the set.
    Locomotives(u8),
    /// Money to the bank.
    Cash(u8),
}

/// One clause of an ability.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Clause {
    /// This effect on these seats.
    Do(Scope, Effect),
    /// One of two effects, chosen by the seat.
    Choose(Effect, Effect),
}

/// The seats an effect applies to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// The user of the card.
    You,
    /// The seat whose turn it is.
    Current,
    /// Everyone who meets the condition, starting with the current seat.
    All(Condition),
    /// All with the most money, unless all are equal.
    Most,
    /// All with the least money, unless all are equal.
    Least,
}

/// An effect on a seat or on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Money from the bank.
    Gain(u8),
    /// Money to the bank, as far as available.
    Pay(u8),
    /// Money into the pool chest, as far as available.
    Pool(u8),
    /// Cards from the top of the deck.
    Draw(u8),
    /// Face-up cards other than locomotives.
    Take(u8),
    /// Tickets drawn, and how many must be kept.
    Tickets { draw: u8, keep: u8 },
    /// A discount of this many cards in the set.
    Free(u8),
    /// The route counts as gray for this payment.
    AnyColor,
    /// The lock on the double route is ignored.
    Unlock,
    /// Added to the ticket line.
    TicketValue(u8),
    /// A certificate for the vault.
    Vault(u8),
    /// Trains for this game.
    Trains(u8),
    /// Survey stakes.
    Stakes(u8),
    /// Marks of evidence for the whole table.
    Evidence(u8),
    /// Postcards from general delivery, usable from the next game on.
    Postcards(u8),
    /// The face-up cards are discarded and every slot is refilled.
    Refresh,
    /// The current event is retired and the next one turned.
    RetireCurrent,
    /// Another turn after this one.
    ExtraTurn,
    /// Money for a route of 1-2, 3-4 and 5-6 spaces.
    GainByLength([u8; 3]),
    /// Cards for a route of 1-2, 3-4 and 5-6 spaces.
    DrawByLength([u8; 3]),
    /// A rule change that lasts as long as the card says.
    Mod(Modifier),
}

/// A change of a rule. Several add up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Modifier {
    /// One more ticket in a turn of drawing tickets.
    DrawTickets,
    /// Nobody may take a face-up locomotive.
    NoLocoUp,
    /// Large cities give no card.
    NoLargeBonus,
    /// The company bonus is paid twice.
    CompanyTwice,
    /// No freight is loaded.
    NoLoad,
    /// Deliveries pay one more.
    FreightPay,
    /// One more token may be held.
    Hold,
    /// A wire costs one more.
    WireCost,
    /// Routes of three spaces count as short for the telegraph.
    WireThree,
    /// Declaring hazard freight requires no cash, and losing costs nothing.
    HazardSafe,
    /// One pickaxe is enough for a stake.
    StakeOne,
    /// Snow costs no card.
    SnowFree,
    /// Diners pay nothing, the bank pays the owner.
    DineFree,
}

impl Trigger {
    /// Returns its word.
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
    /// Returns its word.
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
        ("wire_cost+1", Modifier::WireCost),
        ("wire_len3", Modifier::WireThree),
        ("hazard_safe", Modifier::HazardSafe),
        ("stake_one", Modifier::StakeOne),
        ("snow_free", Modifier::SnowFree),
        ("dine_free", Modifier::DineFree),
    ];
}
