//! The empty slots of the rule book, and the rules that fill them.

pub use rules::mechanism::Mechanism;

/// An empty slot of the rule book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Slot {
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
pub enum Step {
    /// A numbered step of the setup.
    Setup(u8),
    /// A numbered step after a claim.
    Claim(u8),
    /// A numbered step of the end.
    End(u8),
    /// Not a numbered step.
    Beside,
}

impl Slot {
    /// All slots with the words cards use.
    pub const WORDS: [(&str, Slot); 25] = [
        ("A", Slot::A),
        ("B", Slot::B),
        ("C", Slot::C),
        ("D", Slot::D),
        ("E", Slot::E),
        ("F", Slot::F),
        ("G", Slot::G),
        ("H", Slot::H),
        ("I", Slot::I),
        ("J", Slot::J),
        ("K", Slot::K),
        ("L", Slot::L),
        ("M", Slot::M),
        ("N", Slot::N),
        ("O", Slot::O),
        ("P", Slot::P),
        ("Q", Slot::Q),
        ("R", Slot::R),
        ("S", Slot::S),
        ("T", Slot::T),
        ("U", Slot::U),
        ("V", Slot::V),
        ("END4", Slot::End4),
        ("END5", Slot::End5),
        ("END7", Slot::End7),
    ];

    /// Returns the word cards use.
    pub fn word(self) -> &'static str {
        Slot::WORDS[self as usize].0
    }

    /// Returns the slot with this word.
    pub fn named(word: &str) -> Option<Slot> {
        Slot::WORDS.iter().find(|(known, _)| *known == word).map(|(_, slot)| *slot)
    }

    /// Returns its position in the rule book, which prints claim steps 3 and 12 itself.
    pub fn step(self) -> Step {
        match self {
            Slot::A => Step::Setup(10),
            Slot::B => Step::Setup(11),
            Slot::C => Step::Setup(12),
            Slot::D => Step::Setup(13),
            Slot::H => Step::Claim(1),
            Slot::I => Step::Claim(2),
            Slot::J => Step::Claim(4),
            Slot::K => Step::Claim(5),
            Slot::L => Step::Claim(6),
            Slot::M => Step::Claim(7),
            Slot::N => Step::Claim(8),
            Slot::O => Step::Claim(9),
            Slot::P => Step::Claim(10),
            Slot::Q => Step::Claim(11),
            Slot::End4 => Step::End(4),
            Slot::End5 => Step::End(5),
            Slot::End7 => Step::End(7),
            Slot::E | Slot::F | Slot::G | Slot::R | Slot::S | Slot::T | Slot::U | Slot::V => Step::Beside,
        }
    }
}

impl Step {
    /// Returns the step at which the program can play a mechanism.
    pub fn of(mechanism: Mechanism) -> Step {
        Slot::WORDS[mechanism as usize].1.step()
    }
}

/// A rule, sealed until it is placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    pub slot: Slot,
    pub name: String,
    pub mechanism: Mechanism,
    /// The box, or side of a story card, that places it.
    pub placed_by: String,
    pub text: String,
}
