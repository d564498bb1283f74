//! A campaign in words: where it stands, what happened, what is asked.

use campaign::Campaign;
use campaign::fact::{Cause, Fact};
use campaign::input::{Answer, Draw, Player, Question, Waiting};
use campaign::view::{CampaignView, Entry};
use rules::card::Color;

use crate::words::{capital, count, listed, ordinal};

/// Something to tell: a line, or a card that is read out.
pub enum Told {
    Line(String),
    Card(String),
}

impl Told {
    /// All of it.
    pub fn in_full(&self) -> &str {
        match self {
            Told::Line(text) | Told::Card(text) => text,
        }
    }

    /// The same for a list: of a card its title.
    pub fn in_short(&self) -> &str {
        match self {
            Told::Line(line) => line,
            Told::Card(card) => card.lines().next().unwrap_or_default(),
        }
    }
}

/// The companies that take part, in the order in which they joined.
pub fn order(campaign: &Campaign) -> Vec<Color> {
    let joined = campaign.facts().iter().filter_map(|fact| match fact {
        Fact::Joined { company } => Some(*company),
        _ => None,
    });
    joined.collect()
}

/// What is played and what it waits for.
pub fn heading(view: &CampaignView) -> String {
    let game = view.game.map_or(String::new(), |game| format!(", game {} ({})", game.number, game.year));
    format!("{}{game}. {}\n", view.title, waiting(&view.waiting))
}

fn waiting(waiting: &Waiting) -> String {
    match waiting {
        Waiting::Table => "It waits for the companies to sit down.".to_string(),
        Waiting::Game => "A game is being played.".to_string(),
        Waiting::Over => "The campaign is over.".to_string(),
        Waiting::Company(company, question) => format!("{} {}.", capital(company.name()), due(question)),
        Waiting::Chance(draw) => match draw {
            Draw::Caboose => "Chance says who takes the caboose.".to_string(),
            Draw::Postcard(company) => format!("A postcard is drawn for {}.", company.name()),
            Draw::CrewDisplay => "Crew is laid out for hire.".to_string(),
            Draw::CrewFor(company) => format!("Crew is drawn for {}.", company.name()),
        },
    }
}

/// What a company has to do.
fn due(question: &Question) -> String {
    match question {
        Question::RetireEvent => "retires an event".to_string(),
        Question::Fork { .. } => "chooses which way the map grows".to_string(),
        Question::RecallEvent => "brings back an event".to_string(),
        Question::TakePostcards => "takes postcards for its tickets".to_string(),
        Question::RetirePostcard => "gives up a postcard".to_string(),
        Question::Build => "builds a cut-off".to_string(),
        Question::Hire => "may hire".to_string(),
    }
}

/// Companies, rules and the rest of the table.
pub fn table(view: &CampaignView) -> String {
    let mut text = String::from("\nCompanies\n");
    for seen in view.companies.iter().filter(|seen| seen.player.is_some()) {
        let mut parts = vec![count(seen.games_won as i64, "game") + " won"];
        parts.extend((!seen.postcards.is_empty()).then(|| count(seen.postcards.len() as i64, "postcard")));
        parts.extend(seen.crew.iter().map(|crew| crew.words.title.clone()));
        parts.extend(seen.caboose.then(|| "the caboose".to_string()));
        let player = seen.player.as_ref().map_or(String::new(), player);
        text.push_str(&format!("  {:<7} {} ({player}): {}\n", seen.company.name(), seen.name, listed(&parts)));
    }
    let boards: Vec<String> = view.boards.iter().map(|board| board.words.title.clone()).collect();
    text.push_str("\nRules in play beside those of the book\n");
    if view.rules.is_empty() {
        text.push_str("  none yet\n");
    }
    view.rules.iter().for_each(|rule| text.push_str(&format!("  {}: {}\n", rule.title, rule.text)));
    text.push_str(&format!("\nOn the table: {}\n", listed(&boards)));
    text.push_str(&format!("Events that can come up: {}\n", view.events.len()));
    text.push_str(&format!("Tickets: {}; story cards left: {}\n", view.tickets.len(), view.story_left));
    text
}

fn player(player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Bot(name) => format!("bot {name}"),
    }
}

/// What happened, where it is worth telling.
pub fn entry(view: &CampaignView, entry: &Entry) -> Option<Told> {
    let words = entry.words.as_ref();
    let title = words.map_or("?", |words| &words.title);
    let card = |before: String| Some(Told::Card(format!("{before}\n{}", words.map_or("", |words| &words.text))));
    let who = |company: &Color| capital(company.name());
    Some(Told::Line(match &entry.fact {
        Fact::SideRead { .. } => return card(title.to_uppercase()),
        Fact::BoxOpened { .. } => return card(format!("A box is opened: {title}")),
        Fact::RulePlaced { .. } => return card(format!("A rule comes into play: {title}")),
        Fact::EpilogueRead { .. } => return card(format!("Epilogue: {title}")),
        Fact::PostcardDrawn { company, .. } => return card(format!("{} drew the postcard {title}", who(company))),
        Fact::Signed { company, player: by } => format!("{} is run by {}.", who(company), player(by)),
        Fact::GameBegun { game, seats } => {
            let seats: Vec<String> = seats.iter().map(|seat| seat.name().to_string()).collect();
            format!("Game {game} begins: {}.", listed(&seats))
        }
        Fact::CabooseTaken { company } => format!("{} holds the caboose.", who(company)),
        Fact::EventAdded { .. } => format!("A new event: {title}."),
        Fact::EventRetired { cause: Cause::Caboose(company), .. } => format!("{} retired {title}.", who(company)),
        Fact::EventRetired { .. } => format!("{title} left the campaign."),
        Fact::EventRecalled { by, .. } => format!("{} brought {title} back.", who(by)),
        Fact::RuleRetired { .. } => format!("{title} is no longer played."),
        Fact::BoardAdded { .. } => format!("The map grows: {title}."),
        Fact::ForkChosen { by, .. } => format!("{} chose which way the map grows.", who(by)),
        Fact::PostcardUsed { company, .. } => format!("{} used {title}.", who(company)),
        Fact::PostcardCompleted { company, .. } => format!("{} completed {title}.", who(company)),
        Fact::PostcardVoid { company, dollars, .. } => {
            format!("{title} is void; {} got a certificate for ${dollars}.", company.name())
        }
        Fact::PostcardGivenUp { company, .. } => format!("{} gave up {title}.", who(company)),
        Fact::Certified { company, dollars } => format!("{} put a certificate for ${dollars} away.", who(company)),
        Fact::EvidenceMarked { marks } => format!("The table has {} of evidence.", count(*marks, "mark")),
        Fact::CrewTurned { .. } => format!("{title} is for hire."),
        Fact::CrewHired { company, .. } => format!("{} hired {title}.", who(company)),
        Fact::CrewLeft { company, .. } => format!("{title} left {}.", company.name()),
        Fact::SlipWritten(slip) => {
            let tickets = count(slip.completed.len() as i64, "ticket");
            format!("{} has a slip of ${}, with {tickets} completed.", who(&slip.company), slip.dollars)
        }
        Fact::CutOffBuilt { company, cut_off } => format!("{} built {}.", who(company), cut_off_name(view, cut_off)),
        Fact::GameClosed { game } => format!("Game {game} is put away."),
        Fact::Audited(audit) => audited(audit),
        Fact::CampaignEnded => "The campaign is over.".to_string(),
        Fact::Joined { .. }
        | Fact::TicketsAdded { .. }
        | Fact::CrewAdded { .. }
        | Fact::PavilionsAdded { .. }
        | Fact::EventsDiscarded { .. }
        | Fact::SlipsFiled => return None,
    }))
}

fn cut_off_name(view: &CampaignView, id: &str) -> String {
    let found = view.cut_offs.iter().find(|cut_off| cut_off.id == id);
    found.map_or(id.to_string(), |cut_off| format!("{} - {} ({})", cut_off.ends[0], cut_off.ends[1], cut_off.length))
}

fn audited(audit: &campaign::audit::FinalAudit) -> String {
    let places = audit
        .books
        .iter()
        .enumerate()
        .map(|(at, book)| format!("{} {} ${}", ordinal(at as u8 + 1), book.company.name(), book.total));
    format!("The final audit: {}.", listed(&places.collect::<Vec<_>>()))
}

/// What a company is asked.
pub fn question(view: &CampaignView, company: Color) -> String {
    let text = match &view.waiting {
        Waiting::Company(_, Question::RetireEvent) => "Which event leaves the campaign?",
        Waiting::Company(_, Question::Fork { .. }) => "Which way does the map grow first?",
        Waiting::Company(_, Question::RecallEvent) => "Which event comes back?",
        Waiting::Company(_, Question::TakePostcards) => "Your tickets name more postcards than you may take. Which?",
        Waiting::Company(_, Question::RetirePostcard) => "You hold more postcards than you may keep. Which one goes?",
        Waiting::Company(_, Question::Build) => "Which cut-off do you build?",
        _ => "Whom do you hire?",
    };
    format!("\n{}: {text}", capital(company.name()))
}

/// An answer, as a choice in a list. The boards of a fork are named by the card that was just read.
pub fn answer(view: &CampaignView, answer: &Answer) -> String {
    let event = |id: &String| {
        let known = view.events.iter().chain(&view.retired.events).find(|event| event.id == *id);
        known.map_or(id.clone(), |event| format!("{}: {}", event.title, event.text))
    };
    let postcard = |number: &u8| {
        let held = view.companies.iter().flat_map(|seen| &seen.postcards).find(|card| card.number == *number);
        held.map_or(format!("postcard {number}"), |card| {
            let private = card.private.as_ref().map_or(String::new(), |private| format!(": {}", private.text));
            format!("{}{private}", card.title)
        })
    };
    let crew = |id: &String| {
        let own = view.companies.iter().flat_map(|seen| &seen.crew);
        let found = view.crew_display.iter().chain(own).find(|crew| crew.words.id == *id);
        found.map_or(id.clone(), |crew| format!("{} (${}): {}", crew.words.title, crew.wage, crew.words.text))
    };
    match answer {
        Answer::RetireEvent(id) | Answer::RecallEvent(id) => event(id),
        Answer::Fork(id) => {
            view.fork.iter().find(|board| board.id == *id).map_or(id.clone(), |board| board.title.clone())
        }
        Answer::TakePostcards(numbers) => listed(&numbers.iter().map(postcard).collect::<Vec<_>>()),
        Answer::RetirePostcard(number) => postcard(number),
        Answer::Build(id) => cut_off_name(view, id),
        Answer::Hire { crew: hired, instead: None } => crew(hired),
        Answer::Hire { crew: hired, instead: Some(leaving) } => format!("{} Instead of {}", crew(hired), crew(leaving)),
        Answer::HireNobody => "nobody".to_string(),
    }
}
