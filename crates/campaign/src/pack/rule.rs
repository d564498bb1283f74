//! The empty slots of the rule book, and the rules that fill them.

pub use rules::mechanism::Mechanism;

/// A slot of the rule book, which is empty until a rule is placed in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RuleSlot {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
    L,
    M,
    N,
    O,
    P,
    Q,
    R,
    S,
    T,
    U,
    V,
    End4,
    End5,
    End7,
}

/// A position in the rule book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RuleStep {
    /// A numbered setup step.
    Setup(u8),
    /// A numbered step after a claim.
    Claim(u8),
    /// A numbered step at the end of a game.
    End(u8),
    /// A position outside the numbered steps.
    Beside,
}

impl RuleSlot {
    /// All slots, each with the word printed on cards.
    pub const WORDS: [(&str, RuleSlot); 25] = [
        ("A", RuleSlot::A),
        ("B", RuleSlot::B),
        ("C", RuleSlot::C),
        ("D", RuleSlot::D),
        ("E", RuleSlot::E),
        ("F", RuleSlot::F),
        ("G", RuleSlot::G),
        ("H", RuleSlot::H),
        ("I", RuleSlot::I),
        ("J", RuleSlot::J),
        ("K", RuleSlot::K),
        ("L", RuleSlot::L),
        ("M", RuleSlot::M),
        ("N", RuleSlot::N),
        ("O", RuleSlot::O),
        ("P", RuleSlot::P),
        ("Q", RuleSlot::Q),
        ("R", RuleSlot::R),
        ("S", RuleSlot::S),
        ("T", RuleSlot::T),
        ("U", RuleSlot::U),
        ("V", RuleSlot::V),
        ("END4", RuleSlot::End4),
        ("END5", RuleSlot::End5),
        ("END7", RuleSlot::End7),
    ];

    /// Returns the word that cards use for this slot.
    pub fn word(self) -> &'static str {
        RuleSlot::WORDS[self as usize].0
    }

    /// Parses a slot from the word that cards use for it.
    pub fn named(word: &str) -> Option<RuleSlot> {
        RuleSlot::WORDS.iter().find(|(known, _)| *known == word).map(|(_, slot)| *slot)
    }

    /// Returns the position of this slot in the rule book. Claim steps 3 and 12 are printed in the
    /// book and have no slot.
    pub fn step(self) -> RuleStep {
        match self {
            RuleSlot::A => RuleStep::Setup(10),
            RuleSlot::B => RuleStep::Setup(11),
            RuleSlot::C => RuleStep::Setup(12),
            RuleSlot::D => RuleStep::Setup(13),
            RuleSlot::H => RuleStep::Claim(1),
            RuleSlot::I => RuleStep::Claim(2),
            RuleSlot::J => RuleStep::Claim(4),
            RuleSlot::K => RuleStep::Claim(5),
            RuleSlot::L => RuleStep::Claim(6),
            RuleSlot::M => RuleStep::Claim(7),
            RuleSlot::N => RuleStep::Claim(8),
            RuleSlot::O => RuleStep::Claim(9),
            RuleSlot::P => RuleStep::Claim(10),
            RuleSlot::Q => RuleStep::Claim(11),
            RuleSlot::End4 => RuleStep::End(4),
            RuleSlot::End5 => RuleStep::End(5),
            RuleSlot::End7 => RuleStep::End(7),
            RuleSlot::E
            | RuleSlot::F
            | RuleSlot::G
            | RuleSlot::R
            | RuleSlot::S
            | RuleSlot::T
            | RuleSlot::U
            | RuleSlot::V => RuleStep::Beside,
        }
    }
}

impl RuleStep {
    /// Returns the position in the rule book at which a mechanism can be played.
    pub fn of(mechanism: Mechanism) -> RuleStep {
        RuleSlot::WORDS[mechanism as usize].1.step()
    }
}

/// A rule, sealed until it is placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    pub slot: RuleSlot,
    pub name: String,
    pub mechanism: Mechanism,
    /// Id of the box or story-card side that places the rule.
    pub placed_by: String,
    pub text: String,
}
