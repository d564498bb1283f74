//! The story deck and the boxes: sealed until they are read and opened.

use super::rule::Slot;

/// One side of a story card. The deck is the list of sides in its order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// Year, number of the card and side, such as `1865-02B`.
    pub id: String,
    /// The game it belongs to, from 1 on.
    pub game: u8,
    pub read_at: ReadAt,
    pub kind: Kind,
    pub title: String,
    pub text: String,
    /// The instructions are carried out only with this much evidence on the table.
    pub evidence: Option<u8>,
    pub instructions: Vec<Instruction>,
    /// The event this card is: it joins the event deck instead of being retired.
    pub event: Option<String>,
}

/// When a side is read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ReadAt {
    /// In step 7 of the setup.
    Setup,
    /// In step 3 of the end.
    End,
}

/// What kind of card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Story,
    /// It goes into the event deck.
    Event,
    /// Reading stops before the game; the back is read after it.
    Pause,
    /// The last card of a game; both sides are read.
    Stop,
}

/// What a story card makes the table do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instruction {
    /// `ADD_EVENT e`: it joins the event deck.
    AddEvent(String),
    /// `RETIRE_EVENT e`: it leaves the campaign, wherever it is, and cannot be recalled.
    RetireEvent(String),
    /// `OPEN_BOX b`: its rules are placed. With a fork: the box of that board.
    OpenBox(Target),
    /// `PLACE_RULE s`.
    PlaceRule(Slot),
    /// `RETIRE_RULE s`; nothing happens where it is retired already.
    RetireRule(Slot),
    /// `ADD_BOARD f`.
    AddBoard(Target),
    /// `ADD_TICKETS f`: its tickets come, those that name it in `retired_by` go.
    AddTickets(Target),
    /// `FORK k x|y BY CABOOSE`: whoever holds the caboose chooses one of two boards.
    Fork { name: String, boards: [String; 2] },
    /// `AWARD n TO who`: a postcard.
    Award { postcard: u8, to: Who },
    /// `RECALL_EVENT BY who`: one retired event returns to the deck, but none that a story card retired.
    RecallEvent { by: Who },
    /// `ADD_CREW a-b`: these crew cards make the crew deck.
    AddCrew(Vec<String>),
    /// `ADD_PAVILIONS a-b`: these can be laid out.
    AddPavilions(Vec<String>),
    /// `FINAL_AUDIT`: end step 6, then the audit.
    FinalAudit,
    /// `EPILOGUE`: that of the winner.
    Epilogue,
    /// `END_CAMPAIGN`.
    EndCampaign,
}

/// A board or box: by name, or as a fork decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// The board or box with this id.
    Named(String),
    /// `k.chosen`: the board chosen at this fork, or its box.
    Chosen(String),
    /// `k.other`: the other one.
    Other(String),
}

/// A company by how it stands. Places are those of the game just played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    Winner,
    Second,
    Last,
    /// Whoever holds the caboose.
    Caboose,
    /// The most tickets completed in this game; of equals the lower place.
    MostTickets,
    /// The fewest games won so far among those present; of equals the lower place.
    FewestWins,
}

impl Who {
    /// All of them with their words.
    pub const WORDS: [(&str, Who); 6] = [
        ("WINNER", Who::Winner),
        ("SECOND", Who::Second),
        ("LAST", Who::Last),
        ("CABOOSE", Who::Caboose),
        ("MOST_TICKETS", Who::MostTickets),
        ("FEWEST_WINS", Who::FewestWins),
    ];
}

/// A box, sealed until a story card opens it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chest {
    /// Such as `B1`, or `TB` for the toolbox.
    pub id: String,
    pub name: String,
    /// The sides of story cards that can open it.
    pub opened_by: Vec<String>,
    /// The frontier board it belongs to; none: the toolbox.
    pub board: Option<String>,
    /// The rules inside.
    pub places: Vec<Slot>,
    /// What else is inside, in words.
    pub contents: String,
    /// What is new with it, in a sentence.
    pub text: String,
}
