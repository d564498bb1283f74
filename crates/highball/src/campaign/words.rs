//! Descriptions of a campaign as text: its state, its facts and its questions.

use campaign::Campaign;
use campaign::fact::{CampaignFact, Cause};
use campaign::input::{CampaignDraw, CampaignWaiting, CompanyAnswer, CompanyQuestion, Operator};
use campaign::reveal::ForkSide;
use campaign::view::{CampaignView, JournalEntry};
use protocol::keepsake::{bot_name, company_name, president};
use rules::card::Color;

use crate::words::{Language, Message, Value, known_seat, listed, message, ordinal};

/// An announcement: a line of text, or a card to be read out.
pub enum Announcement {
    Line(String),
    Card(String),
}

impl Announcement {
    pub fn in_full(&self) -> &str {
        match self {
            Announcement::Line(text) | Announcement::Card(text) => text,
        }
    }

    /// Returns the text to show in a list. For a card, this is only its first line, usually the
    /// title.
    pub fn in_short(&self) -> &str {
        match self {
            Announcement::Line(line) => line,
            Announcement::Card(card) => card.lines().next().unwrap_or_default(),
        }
    }
}

/// Returns the participating companies in the order in which they joined.
pub fn order(campaign: &Campaign) -> Vec<Color> {
    let joined = campaign.facts().iter().filter_map(|fact| match fact {
        CampaignFact::Joined { company } => Some(*company),
        _ => None,
    });
    joined.collect()
}

fn name(view: &CampaignView, company: Color) -> Value {
    company_name(view, company).into()
}

/// Describes the current game and what the campaign is waiting for.
pub fn heading(view: &CampaignView, language: Language) -> String {
    let (title, waiting) = (&view.title, waiting(view));
    let heading = match view.game {
        Some(game) => {
            let (game, year) = (game.number, game.year.to_string());
            message!("terminal-saga-heading-game", title = title, game = game, year = year, waiting = waiting)
        }
        None => message!("terminal-saga-heading", title = title, waiting = waiting),
    };
    format!("{}\n", heading.text(language))
}

fn waiting(view: &CampaignView) -> Message {
    match &view.waiting {
        CampaignWaiting::Table => message!("terminal-saga-waits-table"),
        CampaignWaiting::Game => message!("terminal-saga-waits-game"),
        CampaignWaiting::Over => message!("terminal-saga-over"),
        CampaignWaiting::Company(company, question) => due(company_name(view, *company), question),
        CampaignWaiting::Chance(draw) => match draw {
            CampaignDraw::Caboose => message!("terminal-saga-waits-caboose"),
            CampaignDraw::Postcard(company) => message!("terminal-saga-waits-postcard", name = name(view, *company)),
            CampaignDraw::CrewDisplay => message!("terminal-saga-waits-crew-display"),
            CampaignDraw::CrewFor(company) => message!("terminal-saga-waits-crew", name = name(view, *company)),
        },
    }
}

/// Describes what a company must do.
fn due(name: String, question: &CompanyQuestion) -> Message {
    match question {
        CompanyQuestion::RetireEvent => message!("terminal-saga-retires-event", name = name),
        CompanyQuestion::Fork { .. } => message!("terminal-saga-chooses-fork", name = name),
        CompanyQuestion::RecallEvent => message!("terminal-saga-recalls-event", name = name),
        CompanyQuestion::TakePostcards => message!("terminal-saga-takes-postcards", name = name),
        CompanyQuestion::RetirePostcard => message!("terminal-saga-gives-postcard", name = name),
        CompanyQuestion::Build => message!("terminal-saga-builds", name = name),
        CompanyQuestion::Hire => message!("terminal-saga-may-hire", name = name),
        CompanyQuestion::Accuse { .. } => message!("terminal-saga-accuses", name = name),
        CompanyQuestion::Verdict { .. } => message!("terminal-saga-gives-verdict", name = name),
    }
}

/// Lists the companies, the rules and the boards, and counts the events, tickets and story cards.
pub fn table(view: &CampaignView, language: Language) -> String {
    let mut text = format!("\n{}\n", message!("camp-companies").text(language));
    for seen in &view.companies {
        let Some(by) = president(view, seen.company) else { continue };
        let mut parts: Vec<Value> = vec![message!("terminal-saga-games-won", count = seen.games_won).into()];
        let postcards = seen.postcards.len();
        parts.extend((postcards > 0).then(|| message!("terminal-count-postcards", count = postcards).into()));
        parts.extend(seen.crew.iter().map(|crew| Value::from(&crew.words.title)));
        parts.extend(seen.caboose.then(|| message!("terminal-saga-caboose").into()));
        let row = message!("terminal-saga-company", company = &seen.name, player = by, parts = listed(parts));
        text.push_str(&format!("  {:<7} {}\n", known_seat(seen.company.name()).text(language), row.text(language)));
        if let [two, three, four, five] = seen.bond[..] {
            let bond = message!("camp-bond", two = two, three = three, four = four, five = five);
            text.push_str(&format!("  {:<7} {}\n", "", bond.text(language)));
        }
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
        message!("terminal-saga-events", count = view.event_count),
        message!("terminal-saga-cards-left", tickets = view.tickets.len(), cards = view.story_left),
    ];
    text.push('\n');
    text.extend(rest.iter().map(|line| format!("{}\n", line.text(language))));
    text
}

/// Describes a journal entry; `None` if it is not worth mentioning.
pub fn entry(view: &CampaignView, entry: &JournalEntry, language: Language) -> Option<Announcement> {
    let words = entry.words.as_ref();
    let title = words.map_or("?", |words| &words.title);
    let card =
        |before: String| Some(Announcement::Card(format!("{before}\n{}", words.map_or("", |words| &words.text))));
    let who = |company: &Color| company_name(view, *company);
    let told = match &entry.fact {
        CampaignFact::SideRead { .. } => return card(title.to_uppercase()),
        CampaignFact::BoxOpened { .. } => {
            return card(message!("terminal-saga-told-box", title = title).text(language));
        }
        CampaignFact::RulePlaced { .. } => {
            return card(message!("terminal-saga-told-rule", title = title).text(language));
        }
        CampaignFact::EpilogueRead { .. } => {
            return card(message!("terminal-saga-told-epilogue", title = title).text(language));
        }
        CampaignFact::PostcardDrawn { company, .. } => {
            let drawn = message!("terminal-saga-told-postcard-drawn", name = who(company), title = title);
            return card(drawn.text(language));
        }
        CampaignFact::Signed { company, player: by } => {
            let by = match by {
                Operator::Person(name) => name.clone(),
                Operator::Bot(bot) => president(view, *company).unwrap_or_else(|| bot_name(bot, 0)),
            };
            message!("terminal-saga-told-signed", name = who(company), player = by)
        }
        CampaignFact::GameBegun { game, seats } => {
            let seats = listed(seats.iter().map(|seat| name(view, *seat)));
            message!("terminal-saga-told-begun", game = *game, seats = seats)
        }
        CampaignFact::CabooseTaken { company } => message!("camp-last-caboose", company = who(company)),
        CampaignFact::EventAdded { .. } => message!("camp-event-added", event = title),
        CampaignFact::EventRetired { cause: Cause::Caboose(company), .. } => {
            message!("camp-event-struck", company = who(company), event = title)
        }
        CampaignFact::EventRetired { .. } => message!("camp-event-played", event = title),
        CampaignFact::EventRecalled { by, .. } => {
            message!("camp-event-recalled", company = who(by), event = title)
        }
        CampaignFact::RuleRetired { .. } => message!("terminal-saga-told-rule-retired", title = title),
        CampaignFact::BoardAdded { .. } => message!("terminal-saga-told-board", title = title),
        CampaignFact::ForkChosen { by, .. } => message!("terminal-saga-told-fork", name = who(by)),
        CampaignFact::PostcardUsed { company, .. } => {
            message!("terminal-saga-told-postcard-used", name = who(company), title = title)
        }
        CampaignFact::PostcardCompleted { company, .. } => {
            message!("camp-office-completed", company = who(company), card = title)
        }
        CampaignFact::PostcardVoid { company, dollars, .. } => {
            let amount = message!("word-dollars", count = *dollars);
            message!("camp-office-void", card = title, company = name(view, *company), amount = amount)
        }
        CampaignFact::PostcardGivenUp { company, .. } => {
            message!("camp-office-given-up", company = who(company), card = title)
        }
        CampaignFact::PostcardLapsed { company, .. } => {
            message!("camp-office-lapsed", company = who(company), card = title)
        }
        CampaignFact::Accused { company, .. } => {
            message!("camp-accused-told", company = who(company), suspect = title)
        }
        CampaignFact::VerdictGiven { .. } => message!("camp-verdict-told", suspect = title),
        CampaignFact::Certified { company, dollars } => match dollars {
            Some(dollars) => message!("terminal-saga-told-certified", name = who(company), coins = *dollars),
            None => message!("terminal-saga-told-certified-sealed", name = who(company)),
        },
        CampaignFact::EvidenceMarked { marks } => message!("terminal-saga-told-evidence", count = *marks),
        CampaignFact::CrewTurned { .. } => message!("terminal-saga-told-crew-turned", title = title),
        CampaignFact::CrewHired { company, .. } => {
            message!("camp-crew-hired", company = who(company), crew = title)
        }
        CampaignFact::CrewLeft { company, .. } => {
            message!("camp-crew-left", company = who(company), crew = title)
        }
        CampaignFact::SlipWritten(slip) => {
            let (name, tickets) = (who(&slip.company), slip.completed.len());
            match slip.dollars {
                Some(dollars) => message!("terminal-saga-told-slip", name = name, coins = dollars, count = tickets),
                None => message!("terminal-saga-told-slip-sealed", name = name, count = tickets),
            }
        }
        CampaignFact::CutOffBuilt { company, cut_off } => {
            let (name, cutoff) = (who(company), cut_off_name(view, cut_off));
            message!("terminal-saga-told-built", name = name, cutoff = cutoff)
        }
        CampaignFact::GameClosed { game } => message!("terminal-saga-told-closed", game = *game),
        CampaignFact::Audited(audit) => {
            let places = message!("terminal-saga-told-audit", places = audited(view, audit, language)).text(language);
            let lines = super::audit::lines(view, audit, language);
            return Some(Announcement::Card([&lines[..], &[places]].concat().join("\n")));
        }
        CampaignFact::CampaignEnded => message!("terminal-saga-over"),
        CampaignFact::Joined { .. }
        | CampaignFact::TicketsAdded { .. }
        | CampaignFact::CrewAdded { .. }
        | CampaignFact::PavilionsAdded { .. }
        | CampaignFact::EventsDiscarded { .. }
        | CampaignFact::SlipsFiled => return None,
    };
    Some(Announcement::Line(told.text(language)))
}

fn cut_off_name(view: &CampaignView, id: &str) -> String {
    let found = view.cut_offs.iter().find(|cut_off| cut_off.id == id);
    found.map_or(id.to_string(), |cut_off| format!("{} - {} ({})", cut_off.ends[0], cut_off.ends[1], cut_off.length))
}

/// Lists the places in the final audit, starting with first place.
fn audited(view: &CampaignView, audit: &campaign::audit::FinalAudit, language: Language) -> Value {
    listed(audit.books.iter().enumerate().map(|(at, book)| {
        let (place, total) = (ordinal(at as u8 + 1), message!("word-dollars", count = book.total));
        format!("{} {} {}", place.text(language), company_name(view, book.company), total.text(language))
    }))
}

pub fn question(view: &CampaignView, company: Color, language: Language) -> String {
    let [question, about] = match &view.waiting {
        CampaignWaiting::Company(_, CompanyQuestion::RetireEvent) => {
            [message!("camp-ask-retire-event"), message!("camp-ask-retire-event-what")]
        }
        CampaignWaiting::Company(_, CompanyQuestion::Fork { .. }) => {
            [message!("camp-ask-fork"), message!("camp-ask-fork-what")]
        }
        CampaignWaiting::Company(_, CompanyQuestion::RecallEvent) => {
            [message!("camp-ask-recall-event"), message!("camp-ask-recall-event-what")]
        }
        CampaignWaiting::Company(_, CompanyQuestion::TakePostcards) => {
            [message!("camp-ask-take-postcards"), message!("camp-ask-take-postcards-what")]
        }
        CampaignWaiting::Company(_, CompanyQuestion::RetirePostcard) => {
            [message!("camp-ask-retire-postcard"), message!("camp-ask-retire-postcard-what")]
        }
        CampaignWaiting::Company(_, CompanyQuestion::Build) => {
            [message!("camp-ask-build"), message!("camp-ask-build-what")]
        }
        CampaignWaiting::Company(_, CompanyQuestion::Accuse { .. }) => {
            [message!("camp-ask-accuse"), message!("camp-ask-accuse-what")]
        }
        CampaignWaiting::Company(_, CompanyQuestion::Verdict { .. }) => {
            [message!("camp-ask-verdict"), message!("camp-ask-verdict-what")]
        }
        _ => [message!("camp-ask-hire"), message!("camp-ask-hire-what")],
    };
    let name = company_name(view, company);
    let asks = message!("terminal-saga-asks", name = name, question = question).text(language);
    format!("\n{asks}\n{}", about.text(language))
}

/// Describes an answer as a choice in a list.
pub fn answer(view: &CampaignView, answer: &CompanyAnswer, language: Language) -> String {
    let event = |id: &String| {
        let known = view.events.iter().chain(&view.retired.events).find(|event| event.id == *id);
        known.map_or(id.clone(), |event| {
            message!("terminal-saga-rule", title = &event.title, text = &event.text).text(language)
        })
    };
    let postcard = |number: &u8| {
        let held = view.companies.iter().flat_map(|seen| &seen.postcards).find(|card| card.number == *number);
        match held.map(|card| (&card.title, &card.private)) {
            None => message!("word-postcard", number = *number).text(language),
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
        CompanyAnswer::RetireEvent(id) | CompanyAnswer::RecallEvent(id) => event(id),
        CompanyAnswer::Fork(id) => {
            view.fork.iter().find(|board| board.id == *id).map_or(id.clone(), |board| fork_side(board, language))
        }
        CompanyAnswer::TakePostcards(numbers) => listed(numbers.iter().map(postcard)).text(language),
        CompanyAnswer::RetirePostcard(number) => postcard(number),
        CompanyAnswer::Build(id) => cut_off_name(view, id),
        CompanyAnswer::Hire { crew: hired, instead: None } => crew(hired),
        CompanyAnswer::Hire { crew: hired, instead: Some(leaving) } => {
            message!("terminal-saga-instead", crew = crew(hired), leaving = crew(leaving)).text(language)
        }
        CompanyAnswer::HireNobody => message!("terminal-saga-nobody").text(language),
        CompanyAnswer::Accuse(id) => {
            let suspect = view.suspects.iter().find(|suspect| suspect.id == *id);
            suspect.map_or(id.clone(), |suspect| {
                message!("terminal-saga-rule", title = &suspect.title, text = &suspect.text).text(language)
            })
        }
    }
}

/// Describes one of the boards at a fork: its title, its note and its cities.
fn fork_side(board: &ForkSide, language: Language) -> String {
    let cities = listed(board.cities.iter().map(String::as_str)).text(language);
    message!("terminal-charter-fork-side", title = &board.title, note = &board.text, cities = cities).text(language)
}
