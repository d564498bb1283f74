//! The story deck and the boxes. Both are sealed until the story reads or opens them.

use super::condition::StoryCondition;
use super::rule::RuleSlot;

/// One side of a story card, or one version of a side. The deck is an ordered list of sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StorySide {
    /// Id of the side: year, card number, and A or B, such as `1865-02B`.
    pub id: String,
    /// The condition under which this version is read. Empty for a side with only one version.
    pub condition: StoryCondition,
    /// The game to which the side belongs, counted from 1.
    pub game: u8,
    pub read_at: ReadAt,
    pub kind: StoryKind,
    pub title: String,
    pub text: String,
    /// Number of marks of evidence needed for the instructions to take effect, if any.
    pub evidence: Option<u8>,
    pub instructions: Vec<Instruction>,
    /// The event on this card. It joins the event deck, so the card is not retired.
    pub event: Option<String>,
}

/// The time at which a side is read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ReadAt {
    /// The side is read in setup step 7.
    Setup,
    /// The side is read in end step 3.
    End,
}

/// The kind of a story card: whether it adds an event or ends a reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoryKind {
    Story,
    /// A card that goes into the event deck instead of being retired.
    Event,
    /// The card at which reading stops before the game. Its back is read after the game.
    Pause,
    /// The last card of a game. Both of its sides are read.
    Stop,
}

/// An instruction on a story card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instruction {
    /// `ADD_EVENT e`: the event joins the event deck.
    AddEvent(String),
    /// `RETIRE_EVENT e`: removes the event from the campaign, wherever it is. It cannot be
    /// recalled.
    RetireEvent(String),
    /// `OPEN_BOX b`: opens the box and places its rules. After a fork, this can be the box of the
    /// chosen board or of the other board.
    OpenBox(Target),
    /// `PLACE_RULE s`: places the rule for this slot.
    PlaceRule(RuleSlot),
    /// `RETIRE_RULE s`: retires the rule in this slot, unless it is already retired.
    RetireRule(RuleSlot),
    /// `ADD_BOARD f`: adds this frontier board.
    AddBoard(Target),
    /// `ADD_TICKETS f`: adds the tickets of this board and retires the tickets whose `retired_by`
    /// names this board.
    AddTickets(Target),
    /// `FORK k x|y BY CABOOSE`: the holder of the caboose chooses one of two boards.
    Fork { name: String, boards: [String; 2] },
    /// `AWARD n TO who`: gives postcard `n` to this company, if it is still in the post office.
    Award { postcard: u8, to: Who },
    /// `RECALL_EVENT BY who`: this company returns a retired event to the deck. Events that a story
    /// card retired cannot be recalled.
    RecallEvent { by: Who },
    /// `ACCUSE a|b|c BY ALL`: every company names a suspect in secret. The suspect with the most
    /// votes becomes the verdict; the holder of the caboose breaks ties.
    Accuse { suspects: Vec<String> },
    /// `CERTIFY n TO who`: puts a certificate of `n` dollars into the vault of each payee.
    Certify { dollars: u8, to: Payee },
    /// `ADD_CREW a-b`: adds these cards to the crew deck.
    AddCrew(Vec<String>),
    /// `ADD_PAVILIONS a-b`: makes these pavilions available.
    AddPavilions(Vec<String>),
    /// `FINAL_AUDIT`: runs end step 6, then the audit.
    FinalAudit,
    /// `EPILOGUE`: reads each company's epilogue, ending with the winner's.
    Epilogue,
    /// `END_CAMPAIGN`: ends the campaign.
    EndCampaign,
}

/// A board or box that is either named or decided by a fork.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// The board or box with this id.
    Named(String),
    /// `k.chosen`: the board chosen at this fork, or its box.
    Chosen(String),
    /// `k.other`: the board that was not chosen, or its box.
    Other(String),
}

/// A company, selected by its results. Places refer to the game just played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    Winner,
    Second,
    Last,
    /// The holder of the caboose.
    Caboose,
    /// The company with the most tickets completed in this game. Ties go to the lower place.
    MostTickets,
    /// The company in this game with the fewest games won so far. Ties go to the lower place.
    FewestWins,
}

impl Who {
    /// All selectors, each with the word used on cards.
    pub const WORDS: [(&str, Who); 6] = [
        ("WINNER", Who::Winner),
        ("SECOND", Who::Second),
        ("LAST", Who::Last),
        ("CABOOSE", Who::Caboose),
        ("MOST_TICKETS", Who::MostTickets),
        ("FEWEST_WINS", Who::FewestWins),
    ];
}

/// The companies that a story card pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payee {
    One(Who),
    /// `RIGHT`: every company that accused the guilty suspect.
    Right,
}

/// A person whom companies can accuse. Suspects are sealed until a card asks about them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suspect {
    pub id: String,
    pub name: String,
    /// The facts that the companies know about this suspect.
    pub text: String,
    pub guilty: bool,
}

/// The text for one line of the final audit or of an epilogue, sealed until the audit or epilogue is
/// read. `{}` stands for a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditText {
    /// The name of the line, which is one of [`AuditText::LINES`].
    pub line: String,
    pub title: String,
    pub text: String,
}

impl AuditText {
    /// All lines, each with the number of values in its text. The lines of the audit come first,
    /// then those of the epilogues.
    pub const LINES: [(&str, usize); 23] = [
        ("slips", 1),
        ("certificates", 1),
        ("missed", 2),
        ("games_won", 2),
        ("tickets", 2),
        ("postcards", 2),
        ("cut_offs", 2),
        ("nobody", 0),
        ("total", 2),
        ("tie", 0),
        ("deed_wins", 2),
        ("deed_win", 1),
        ("deed_no_win", 0),
        ("deed_best", 2),
        ("deed_cut_offs", 3),
        ("deed_cut_off", 2),
        ("deed_postcards", 1),
        ("deed_caboose", 1),
        ("deed_fork", 1),
        ("deed_right", 0),
        ("deed_wrong", 0),
        ("deed_crew", 1),
        ("deed_missed", 1),
    ];

    /// Checks whether the text belongs to the epilogues rather than to the audit itself.
    pub fn is_deed(&self) -> bool {
        self.line.starts_with("deed_")
    }
}

/// A box, sealed until a story card opens it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chest {
    /// Id such as `B1`, or `TB` for the toolbox.
    pub id: String,
    pub name: String,
    /// The sides of story cards that can open the box.
    pub opened_by: Vec<String>,
    /// The frontier board to which the box belongs; `None` for the toolbox.
    pub board: Option<String>,
    /// The slots of the rules in the box.
    pub places: Vec<RuleSlot>,
    /// A description of what else the box contains.
    pub contents: String,
    /// One sentence about what the box adds to the campaign.
    pub text: String,
}
