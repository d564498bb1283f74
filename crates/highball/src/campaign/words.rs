//! A campaign in words: its state, its facts, its questions.

use campaign::Campaign;
use campaign::fact::{Cause, Fact};
use campaign::input::{Answer, Draw, Player, Question, Waiting};
use campaign::view::{CampaignView, Entry};
use rules::card::Color;

use crate::words::{Language, Message, Value, capital, known_seat, listed, message, ordinal};

/// An announcement: a line of text, or a card to read out.
pub enum Told {
    Line(String),
    Card(String),
}

impl Told {
    /// Returns the full text.
    pub fn in_full(&self) -> &str {
        match self {
            Told::Line(text) | Told::Card(text) => text,
        }
    }

    /// Returns the text for a list; for a card, only its title.
    pub fn in_short(&self) -> &str {
        match self {
            Told::Line(line) => line,
            Told::Card(card) => card.lines().next().unwrap_or_default(),
        }
    }
}

/// Returns the participating companies in the order they joined.
pub fn order(campaign: &Campaign) -> Vec<Color> {
    let joined = campaign.facts().iter().filter_map(|fact| match fact {
        Fact::Joined { company } => Some(*company),
        _ => None,
    });
    joined.collect()
}

/// Returns a company's name: its colour.
fn name(company: Color) -> Value {
    known_seat(company.name())
}

/// Describes the current game and what the campaign waits for.
pub fn heading(view: &CampaignView, language: Language) -> String {
    let (title, waiting) = (&view.title, waiting(&view.waiting, language));
    let heading = match view.game {
        Some(game) => {
            let (game, year) = (game.number, game.year.to_string());
            message!("terminal-saga-heading-game", title = title, game = game, year = year, waiting = waiting)
        }
        None => message!("terminal-saga-heading", title = title, waiting = waiting),
    };
    format!("{}\n", heading.text(language))
}

fn waiting(waiting: &Waiting, language: Language) -> Message {
    match waiting {
        Waiting::Table => message!("terminal-saga-waits-table"),
        Waiting::Game => message!("terminal-saga-waits-game"),
        Waiting::Over => message!("terminal-saga-over"),
        Waiting::Company(company, question) => due(capital(&name(*company).text(language)), question),
        Waiting::Chance(draw) => match draw {
            Draw::Caboose => message!("terminal-saga-waits-caboose"),
            Draw::Postcard(company) => message!("terminal-saga-waits-postcard", name = name(*company)),
            Draw::CrewDisplay => message!("terminal-saga-waits-crew-display"),
            Draw::CrewFor(company) => message!("terminal-saga-waits-crew", name = name(*company)),
        },
    }
}

/// Describes what a company has to do.
fn due(name: String, question: &Question) -> Message {
    match question {
        Question::RetireEvent => message!("terminal-saga-retires-event", name = name),
        Question::Fork { .. } => message!("terminal-saga-chooses-fork", name = name),
        Question::RecallEvent => message!("terminal-saga-recalls-event", name = name),
        Question::TakePostcards => message!("terminal-saga-takes-postcards", name = name),
        Question::RetirePostcard => message!("terminal-saga-gives-postcard", name = name),
        Question::Build => message!("terminal-saga-builds", name = name),
        Question::Hire => message!("terminal-saga-may-hire", name = name),
    }
}

/// Lists companies, rules and the rest of the table.
pub fn table(view: &CampaignView, language: Language) -> String {
    let mut text = format!("\n{}\n", message!("terminal-saga-companies").text(language));
    for seen in &view.companies {
        let Some(by) = &seen.player else { continue };
        let mut parts: Vec<Value> = vec![message!("terminal-saga-games-won", count = seen.games_won).into()];
        let postcards = seen.postcards.len();
        parts.extend((postcards > 0).then(|| message!("terminal-saga-postcards", count = postcards).into()));
        parts.extend(seen.crew.iter().map(|crew| Value::from(&crew.words.title)));
        parts.extend(seen.caboose.then(|| message!("terminal-saga-caboose").into()));
        let row = message!("terminal-saga-company", company = &seen.name, player = player(by), parts = listed(parts));
        text.push_str(&format!("  {:<7} {}\n", name(seen.company).text(language), row.text(language)));
    }
    text.push_str(&format!("\n{}\n", message!("terminal-saga-rules").text(language)));
    if view.rules.is_empty() {
        text.push_str(&format!("  {}\n", message!("terminal-saga-rules-none").text(language)));
    }
    for rule in &view.rules {
        let rule = message!("terminal-saga-rule", title = &rule.title, text = &rule.text);
        text.push_str(&format!("  {}\n", rule.text(language)));
    }
    let boards = listed(view.boards.iter().map(|board| &board.words.title));
    let rest = [
        message!("terminal-saga-on-table", boards = boards),
        message!("terminal-saga-events", count = view.events.len()),
        message!("terminal-saga-cards-left", tickets = view.tickets.len(), cards = view.story_left),
    ];
    text.push('\n');
    text.extend(rest.iter().map(|line| format!("{}\n", line.text(language))));
    text
}

fn player(player: &Player) -> Value {
    match player {
        Player::Person(name) => name.into(),
        Player::Bot(name) => message!("terminal-saga-bot", name = name).into(),
    }
}

/// Describes a journal entry, if it is worth mentioning.
pub fn entry(view: &CampaignView, entry: &Entry, language: Language) -> Option<Told> {
    let words = entry.words.as_ref();
    let title = words.map_or("?", |words| &words.title);
    let card = |before: String| Some(Told::Card(format!("{before}\n{}", words.map_or("", |words| &words.text))));
    let who = |company: &Color| capital(&name(*company).text(language));
    let told = match &entry.fact {
        Fact::SideRead { .. } => return card(title.to_uppercase()),
        Fact::BoxOpened { .. } => return card(message!("terminal-saga-told-box", title = title).text(language)),
        Fact::RulePlaced { .. } => return card(message!("terminal-saga-told-rule", title = title).text(language)),
        Fact::EpilogueRead { .. } => {
            return card(message!("terminal-saga-told-epilogue", title = title).text(language));
        }
        Fact::PostcardDrawn { company, .. } => {
            let drawn = message!("terminal-saga-told-postcard-drawn", name = who(company), title = title);
            return card(drawn.text(language));
        }
        Fact::Signed { company, player: by } => {
            message!("terminal-saga-told-signed", name = who(company), player = player(by))
        }
        Fact::GameBegun { game, seats } => {
            let seats = listed(seats.iter().map(|seat| name(*seat)));
            message!("terminal-saga-told-begun", game = *game, seats = seats)
        }
        Fact::CabooseTaken { company } => message!("terminal-saga-told-caboose", name = who(company)),
        Fact::EventAdded { .. } => message!("terminal-saga-told-event-added", title = title),
        Fact::EventRetired { cause: Cause::Caboose(company), .. } => {
            message!("terminal-saga-told-event-retired-by", name = who(company), title = title)
        }
        Fact::EventRetired { .. } => message!("terminal-saga-told-event-retired", title = title),
        Fact::EventRecalled { by, .. } => {
            message!("terminal-saga-told-event-recalled", name = who(by), title = title)
        }
        Fact::RuleRetired { .. } => message!("terminal-saga-told-rule-retired", title = title),
        Fact::BoardAdded { .. } => message!("terminal-saga-told-board", title = title),
        Fact::ForkChosen { by, .. } => message!("terminal-saga-told-fork", name = who(by)),
        Fact::PostcardUsed { company, .. } => {
            message!("terminal-saga-told-postcard-used", name = who(company), title = title)
        }
        Fact::PostcardCompleted { company, .. } => {
            message!("terminal-saga-told-postcard-done", name = who(company), title = title)
        }
        Fact::PostcardVoid { company, dollars, .. } => {
            let name = name(*company);
            message!("terminal-saga-told-postcard-void", title = title, name = name, coins = *dollars)
        }
        Fact::PostcardGivenUp { company, .. } => {
            message!("terminal-saga-told-postcard-given", name = who(company), title = title)
        }
        Fact::Certified { company, dollars } => {
            message!("terminal-saga-told-certified", name = who(company), coins = *dollars)
        }
        Fact::EvidenceMarked { marks } => message!("terminal-saga-told-evidence", count = *marks),
        Fact::CrewTurned { .. } => message!("terminal-saga-told-crew-turned", title = title),
        Fact::CrewHired { company, .. } => {
            message!("terminal-saga-told-crew-hired", name = who(company), title = title)
        }
        Fact::CrewLeft { company, .. } => {
            message!("terminal-saga-told-crew-left", title = title, name = name(*company))
        }
        Fact::SlipWritten(slip) => {
            let (name, tickets) = (who(&slip.company), slip.completed.len());
            message!("terminal-saga-told-slip", name = name, coins = slip.dollars, count = tickets)
        }
        Fact::CutOffBuilt { company, cut_off } => {
            let (name, cutoff) = (who(company), cut_off_name(view, cut_off));
            message!("terminal-saga-told-built", name = name, cutoff = cutoff)
        }
        Fact::GameClosed { game } => message!("terminal-saga-told-closed", game = *game),
        Fact::Audited(audit) => message!("terminal-saga-told-audit", places = audited(audit, language)),
        Fact::CampaignEnded => message!("terminal-saga-over"),
        Fact::Joined { .. }
        | Fact::TicketsAdded { .. }
        | Fact::CrewAdded { .. }
        | Fact::PavilionsAdded { .. }
        | Fact::EventsDiscarded { .. }
        | Fact::SlipsFiled => return None,
    };
    Some(Told::Line(told.text(language)))
}

fn cut_off_name(view: &CampaignView, id: &str) -> String {
    let found = view.cut_offs.iter().find(|cut_off| cut_off.id == id);
    found.map_or(id.to_string(), |cut_off| format!("{} - {} ({})", cut_off.ends[0], cut_off.ends[1], cut_off.length))
}

/// Lists the places of the final audit, starting with first place.
fn audited(audit: &campaign::audit::FinalAudit, language: Language) -> Value {
    listed(audit.books.iter().enumerate().map(|(at, book)| {
        let (place, total) = (ordinal(at as u8 + 1), message!("terminal-word-dollars", count = book.total));
        format!("{} {} {}", place.text(language), name(book.company).text(language), total.text(language))
    }))
}

/// Returns the question to a company.
pub fn question(view: &CampaignView, company: Color, language: Language) -> String {
    let question = match &view.waiting {
        Waiting::Company(_, Question::RetireEvent) => message!("terminal-saga-ask-retire-event"),
        Waiting::Company(_, Question::Fork { .. }) => message!("terminal-saga-ask-fork"),
        Waiting::Company(_, Question::RecallEvent) => message!("terminal-saga-ask-recall-event"),
        Waiting::Company(_, Question::TakePostcards) => message!("terminal-saga-ask-take-postcards"),
        Waiting::Company(_, Question::RetirePostcard) => message!("terminal-saga-ask-retire-postcard"),
        Waiting::Company(_, Question::Build) => message!("terminal-saga-ask-build"),
        _ => message!("terminal-saga-ask-hire"),
    };
    let name = capital(&name(company).text(language));
    format!("\n{}", message!("terminal-saga-asks", name = name, question = question).text(language))
}

/// Describes an answer as a choice in a list. The boards of a fork are named by the card just read.
pub fn answer(view: &CampaignView, answer: &Answer, language: Language) -> String {
    let event = |id: &String| {
        let known = view.events.iter().chain(&view.retired.events).find(|event| event.id == *id);
        known.map_or(id.clone(), |event| {
            message!("terminal-saga-rule", title = &event.title, text = &event.text).text(language)
        })
    };
    let postcard = |number: &u8| {
        let held = view.companies.iter().flat_map(|seen| &seen.postcards).find(|card| card.number == *number);
        match held.map(|card| (&card.title, &card.private)) {
            None => message!("terminal-saga-postcard", number = *number).text(language),
            Some((title, None)) => title.clone(),
            Some((title, Some(private))) => {
                message!("terminal-saga-rule", title = title, text = &private.text).text(language)
            }
        }
    };
    let crew = |id: &String| {
        let own = view.companies.iter().flat_map(|seen| &seen.crew);
        let found = view.crew_display.iter().chain(own).find(|crew| crew.words.id == *id);
        found.map_or(id.clone(), |crew| {
            let (title, text) = (&crew.words.title, &crew.words.text);
            message!("terminal-saga-crew", title = title, wage = crew.wage, text = text).text(language)
        })
    };
    match answer {
        Answer::RetireEvent(id) | Answer::RecallEvent(id) => event(id),
        Answer::Fork(id) => {
            view.fork.iter().find(|board| board.id == *id).map_or(id.clone(), |board| board.title.clone())
        }
        Answer::TakePostcards(numbers) => listed(numbers.iter().map(postcard)).text(language),
        Answer::RetirePostcard(number) => postcard(number),
        Answer::Build(id) => cut_off_name(view, id),
        Answer::Hire { crew: hired, instead: None } => crew(hired),
        Answer::Hire { crew: hired, instead: Some(leaving) } => {
            message!("terminal-saga-instead", crew = crew(hired), leaving = crew(leaving)).text(language)
        }
        Answer::HireNobody => message!("terminal-saga-nobody").text(language),
    }
}
