//! The vocabulary in which cards say what they do: events, company bonuses, postcards, crew and pavilions.
//!
//! An ability is a trigger, a condition, a cost and effects. Cards are data in these words; no code knows a single card.

mod condition;
mod parse;

pub(crate) use condition::{applies, applies_to, modifier};
pub use parse::{Resolved, Resolver, parse, parse_condition};

use serde::Serialize;

use crate::card::Color;
use crate::ids::{PieceId, PlaceId};

/// What a card does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    /// When it can happen.
    pub trigger: Trigger,
    /// What must be true then.
    pub condition: Condition,
    /// What it costs; a cost can always be declined.
    pub cost: Option<Cost>,
    /// What it does, in order.
    pub clauses: Vec<Clause>,
    /// All this as it was written, with single spaces.
    pub text: String,
}

impl Ability {
    /// All effects, also those between which a seat chooses.
    pub(crate) fn effects(&self) -> impl Iterator<Item = Effect> + '_ {
        self.clauses
            .iter()
            .flat_map(|clause| match clause {
                Clause::Do(_, effect) => [Some(*effect), None],
                Clause::Choose(one, other) => [Some(*one), Some(*other)],
            })
            .flatten()
    }

    /// The two effects between which a seat chooses, where the card has such a choice; it has one at most.
    pub fn either(&self) -> Option<[Effect; 2]> {
        self.clauses.iter().find_map(|clause| match clause {
            Clause::Choose(one, other) => Some([*one, *other]),
            Clause::Do(..) => None,
        })
    }
}

impl Atom {
    /// Whether it looks at nothing but the board and the route of a claim.
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
    /// Whether it can turn up cards, and with them an event.
    pub(crate) fn turns_up_cards(self) -> bool {
        use Effect::{Draw, DrawByLength, Refresh, RetireCurrent, Take, Tickets};
        matches!(self, Draw(_) | DrawByLength(_) | Take(_) | Tickets { .. } | Refresh | RetireCurrent)
    }

    /// Whether it means nothing without a claim.
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
    /// At the beginning of one's turn.
    TurnStart,
    /// At the end of one's turn.
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
    /// When the end is first in sight.
    LastRound,
    /// After the last turn, before the count.
    GameEnd,
    /// All the time.
    Always,
}

/// All of these must be true.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Condition(pub Vec<Atom>);

/// One thing that is true or not. Routes and payments are those of the claim at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Atom {
    /// The route has at least so many spaces.
    LenAtLeast(u8),
    /// The route has at most so many spaces.
    LenAtMost(u8),
    /// The route has exactly so many spaces.
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
    /// An end is one of these. Places that are not on the table are left out.
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
    /// Both lie in one network of the seat's trains. None where one of them is not on the table: never true.
    Link(Option<[PlaceId; 2]>),
    /// One network of the seat touches so many large cities.
    LargeCities(u8),
    /// One network of the seat touches so many pieces of the board.
    Boards(u8),
    /// One network of the seat touches so many zones.
    Zones(u8),
    /// Routes the seat claimed this game.
    Routes(u8),
    /// Tickets the seat completed; at the end only.
    TicketsDone(u8),
    /// No ticket of the seat failed; at the end only.
    NoneFailed,
    /// The seat has at most so much money.
    CashAtMost(u8),
    /// Nobody has less money.
    CashLeast,
    /// The seat holds at least so many train cards.
    HandAtLeast(u8),
    /// The seat has at most so many trains left.
    TrainsAtMost(u8),
    /// The seat has at least so many trains left.
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

/// What using a card costs, paid in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Locomotives from the hand, beside the set.
    Locomotives(u8),
    /// Money to the bank.
    Cash(u8),
}

/// One clause of what a card does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clause {
    /// This effect on these seats.
    Do(Scope, Effect),
    /// One of two effects, as the seat chooses.
    Choose(Effect, Effect),
}

/// Whom an effect meets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Whoever uses the card.
    You,
    /// The seat whose turn it is.
    Current,
    /// Everyone for whom this holds, from the current seat on.
    All(Condition),
    /// All with the most money, unless all are equal.
    Most,
    /// All with the least money, unless all are equal.
    Least,
}

/// What happens to a seat or to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Money from the bank.
    Gain(u8),
    /// Money to the bank, as far as it goes.
    Pay(u8),
    /// Money into the pool chest, as far as it goes.
    Pool(u8),
    /// Cards from the top of the deck.
    Draw(u8),
    /// Face-up cards that are no locomotives.
    Take(u8),
    /// Tickets drawn, and how many must be kept.
    Tickets { draw: u8, keep: u8 },
    /// So many cards fewer in the set.
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
    /// Postcards from general delivery, of use from the next game on.
    Postcards(u8),
    /// The open cards are discarded and every slot filled anew.
    Refresh,
    /// The current event is retired and the next one turned.
    RetireCurrent,
    /// Another turn after this one.
    ExtraTurn,
    /// Money for a route of 1-2, 3-4 and 5-6 spaces.
    GainByLength([u8; 3]),
    /// Cards for a route of 1-2, 3-4 and 5-6 spaces.
    DrawByLength([u8; 3]),
    /// A rule is changed for as long as the card says.
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
    /// The company bonus comes twice.
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
    /// Declaring hazard freight needs no cash and costs nothing when it goes wrong.
    HazardSafe,
    /// One pickaxe is enough for a stake.
    StakeOne,
    /// Snow costs no card.
    SnowFree,
    /// Diners pay nothing, the bank pays the owner.
    DineFree,
}

impl Trigger {
    /// The word for it.
    pub fn word(self) -> &'static str {
        Trigger::WORDS[self as usize].0
    }

    /// All of them with their words.
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

impl Modifier {
    /// All of them with their words.
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
