//! The keepsake of a finished campaign as text: final places, results by year, lines built, and
//! epilogues.

use ::words::{Language, message};
use campaign::fact::CampaignFact;
use campaign::input::Operator;
use campaign::view::CampaignView;
use rules::card::Color;

/// Names of bots by level. Bots of the same level in a game get these names in turn.
pub const PRESIDENTS: [(&str, [&str; 3]); 5] = [
    ("easy", ["Pip", "Dot", "Sam"]),
    ("normal", ["Nell", "Theo", "Ines"]),
    ("hard", ["Vera", "Hugo", "Lin"]),
    ("expert", ["Augusta", "Sabine", "Kenji"]),
    ("master", ["Barnaby", "Olga", "Amos"]),
];

/// Returns the name of a bot. `before` is the number of bots of the same level in earlier seats or
/// companies. A bot without a level keeps its own name, capitalized.
pub fn bot_name(bot: &str, before: usize) -> String {
    let kind = bot.split(':').next().unwrap_or_default();
    match PRESIDENTS.iter().find(|(level, _)| *level == kind) {
        Some((_, names)) => names[before % names.len()].to_string(),
        None => ::words::capital(kind),
    }
}

/// Returns the name of a company's president; `None` if nobody runs the company.
pub fn president(view: &CampaignView, company: Color) -> Option<String> {
    let at = view.companies.iter().position(|seen| seen.company == company)?;
    Some(match view.companies[at].player.as_ref()? {
        Operator::Person(name) => name.clone(),
        own @ Operator::Bot(bot) => {
            bot_name(bot, view.companies[..at].iter().filter(|seen| seen.player.as_ref() == Some(own)).count())
        }
    })
}

/// Returns a company's name, or its colour if the view does not contain the company.
pub fn company_name(view: &CampaignView, company: Color) -> String {
    let seen = view.companies.iter().find(|seen| seen.company == company);
    seen.map_or_else(|| company.name().to_string(), |seen| seen.name.clone())
}

/// Returns the keepsake; `None` before the audit. `language` must be the language of the view.
pub fn text(view: &CampaignView, name: &str, language: Language) -> Option<String> {
    let audit = view.audit.as_ref()?;
    let dollars = |count: u32| message!("word-dollars", count = count).text(language);
    let company = |company: Color| company_name(view, company);
    let title = format!("{name}\n{}\n", view.title);
    let mut parts = vec![title];
    let places = audit.books.iter().enumerate().map(|(at, book)| {
        let (name, by) = (company(book.company), president(view, book.company).unwrap_or_default());
        message!("terminal-keepsake-place", place = at + 1, company = name, name = by, amount = dollars(book.total))
            .text(language)
    });
    parts.push(section("terminal-keepsake-places", places, language));
    parts.push(section("terminal-keepsake-years", years(view, language).into_iter(), language));
    let built = view.cut_offs.iter().filter_map(|cut_off| {
        let [from, to] = &cut_off.ends;
        let builder = company(cut_off.builder?);
        Some(message!("terminal-keepsake-line", from = from, to = to, company = builder).text(language))
    });
    let built: Vec<String> = built.collect();
    if !built.is_empty() {
        parts.push(section("terminal-keepsake-lines", built.into_iter(), language));
    }
    let epilogues = view.journal.iter().filter(|entry| matches!(entry.fact, CampaignFact::EpilogueRead { .. }));
    let told = epilogues.filter_map(|entry| entry.words.as_ref());
    parts.extend(told.map(|words| format!("{}\n{}\n", words.title.to_uppercase(), words.text)));
    Some(parts.join("\n"))
}

/// Returns a line for each year that has slips, with the slips from first place to last.
fn years(view: &CampaignView, language: Language) -> Vec<String> {
    let mut years = Vec::new();
    for game in &view.calendar {
        let slips =
            view.journal.iter().filter(|entry| entry.game == game.number).filter_map(|entry| match &entry.fact {
                CampaignFact::SlipWritten(slip) => Some(slip),
                _ => None,
            });
        let slips: Vec<String> = slips
            .map(|slip| {
                let amount = message!("word-dollars", count = slip.sum()).text(language);
                format!("{} {amount}", company_name(view, slip.company))
            })
            .collect();
        if !slips.is_empty() {
            years.push(format!("{}: {}", game.year, slips.join(", ")));
        }
    }
    years
}

fn section(title: &'static str, lines: impl Iterator<Item = String>, language: Language) -> String {
    let title = match title {
        "terminal-keepsake-places" => message!("terminal-keepsake-places"),
        "terminal-keepsake-years" => message!("terminal-keepsake-years"),
        _ => message!("terminal-keepsake-lines"),
    };
    let lines: String = lines.map(|line| format!("  {line}\n")).collect();
    format!("{}\n{lines}", title.text(language))
}
