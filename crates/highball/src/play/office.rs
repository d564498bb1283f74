//! The parts of the table that exist only in campaign games, as a seat sees them: offices, freight,
//! pavilions and so on.

use rules::ability::{Atom, Condition, Trigger};
use rules::claim_step::ClaimStep;
use rules::edition::Pavilion;
use rules::game::Game;
use rules::ids::{Id, PlaceId, RouteId, Seat};
use rules::mechanism::{CampaignState, Hired, Mechanism, Tableau};

use crate::words::{Message, TableWords, capital, color, listed, message};

/// Checks whether the edition has this claim step.
fn has_step(words: &TableWords<'_>, word: &str) -> bool {
    words.edition.claim_steps.iter().flatten().any(|step: &ClaimStep| step.mechanism_word() == Some(word))
}

/// Describes the reader's office and the shared parts of the table, before a decision.
pub fn brief<const W: usize>(game: &Game<W>, words: &TableWords<'_>) -> Vec<String> {
    let Some(campaign) = game.open().campaign.as_deref().filter(|_| words.edition.menu.name_route) else {
        return Vec::new();
    };
    let mut lines = common(campaign, words);
    let own = office(campaign, words, words.reader());
    if !own.is_empty() {
        lines.push(words.say(message!("terminal-office-yours")));
        lines.extend(own.into_iter().map(|line| format!("  {line}")));
    }
    lines
}

/// Describes all offices, the shared parts of the table, the stories of the reader's tickets, and
/// the rules in play.
pub fn whole<const W: usize>(game: &Game<W>, words: &TableWords<'_>) -> String {
    let Some(campaign) = game.open().campaign.as_deref().filter(|_| words.edition.menu.name_route) else {
        return String::new();
    };
    let mut parts: Vec<(String, Vec<String>)> = Vec::new();
    for seat in game.open().all_seats() {
        let (name, color) = (words.company_name(seat), words.seat(seat));
        let title = words.say(message!("terminal-office-of", company = name, color = color));
        let company = words.company(seat);
        let bonus = company.map(|company| {
            let does = words.does(company.ability);
            words.say(message!("office-bonus", color = color_of(company.color, words), does = does))
        });
        parts.push((title, bonus.into_iter().chain(office(campaign, words, seat)).collect()));
    }
    let mut table = common(campaign, words);
    table.extend(board(campaign, words));
    table.extend(pavilions(campaign, words));
    parts.push((words.say(message!("terminal-office-table")), table));
    let stories = game.tickets_of(words.reader()).into_iter().filter_map(|(ticket, _)| {
        let (ticket, story) = (words.ticket(ticket), words.story(ticket)?);
        Some(words.say(message!("terminal-office-story", ticket = ticket, story = story)))
    });
    parts.push((words.say(message!("terminal-office-stories")), stories.collect()));
    let rules = words.rules().iter();
    let rules = rules.map(|[title, text]| words.say(message!("terminal-saga-rule", title = title, text = text)));
    parts.push((words.say(message!("terminal-saga-rules")), rules.collect()));
    let shown = parts.into_iter().filter(|(_, lines)| !lines.is_empty());
    shown
        .map(|(title, lines)| {
            let lines: String = lines.iter().map(|line| format!("  {line}\n")).collect();
            format!("\n{title}\n{lines}")
        })
        .collect()
}

fn color_of(of: rules::card::Color, words: &TableWords<'_>) -> String {
    words.say(color(of))
}

/// Lists the contents of a seat's office.
fn office<const W: usize>(campaign: &CampaignState<W>, words: &TableWords<'_>, seat: Seat) -> Vec<String> {
    let tableau = &campaign.tableaus[seat.index()];
    let mut lines = Vec::new();
    if has_step(words, "load") {
        lines.extend(freight(tableau, words));
    }
    if has_step(words, "survey") || tableau.stakes > 0 {
        lines.push(capital(&words.say(message!("office-stakes", count = usize::from(tableau.stakes)))));
    }
    if has_step(words, "eating-houses") {
        lines.push(houses(tableau, words));
    }
    if has_step(words, "watch") {
        let zones = 1..words.edition.zones.len();
        let stamps = zones.map(|zone| {
            let stamped = tableau.stamps >> (zone - 1) & 1 == 1;
            let state = if stamped { message!("office-stamped") } else { message!("office-unstamped") };
            format!("{} ({})", words.line(zone - 1), words.say(state))
        });
        lines.push(words.say(message!("terminal-office-stamps", lines = listed(stamps))));
    }
    lines.extend(tableau.crew.iter().flatten().map(|hired| crew(hired, words)));
    for (number, uses) in tableau.postcards.iter().flatten() {
        let left = words.say(message!("office-uses", count = *uses));
        let side = words.private_side(*number).map_or(String::new(), |side| format!(" {side}"));
        lines.push(format!("{} ({left}).{side}", words.postcard(*number)));
    }
    for number in tableau.drawn.iter() {
        let later = words.say(message!("office-postcard-later"));
        lines.push(format!("{} ({later})", words.postcard(number)));
    }
    if tableau.ticket_value > 0 {
        lines.push(words.say(message!("office-ticket-value", coins = usize::from(tableau.ticket_value))));
    }
    if tableau.vault > 0 {
        lines.push(words.say(message!("office-vault", coins = usize::from(tableau.vault))));
    }
    lines
}

fn freight(tableau: &Tableau, words: &TableWords<'_>) -> Vec<String> {
    let token = |&from: &PlaceId| {
        let good = words.edition.places[from.index()].supply.unwrap_or_default();
        format!("{}. {}", capital(&words.token(good, from)), words.wanted(good, from))
    };
    let tokens: Vec<String> = tableau.freight.iter().flatten().map(token).collect();
    if tokens.is_empty() { vec![capital(&words.say(message!("office-no-freight")))] } else { tokens }
}

fn houses(tableau: &Tableau, words: &TableWords<'_>) -> String {
    let built: Vec<&str> = tableau.houses.iter().flatten().map(|&place| words.place(place)).collect();
    let left = tableau.houses.len() - built.len();
    capital(&words.say(match built.is_empty() {
        true => message!("office-no-houses", left = left),
        false => message!("office-houses", places = listed(built), left = left),
    }))
}

fn crew(hired: &Hired, words: &TableWords<'_>) -> String {
    let card = &words.edition.crew[usize::from(hired.crew)];
    let state = words.say(match (hired.paid, card.uses) {
        (false, _) => message!("office-crew-idle", coins = card.wage),
        (true, None) => message!("office-crew-works"),
        (true, Some(_)) => message!("office-uses", count = hired.uses),
    });
    format!("{} ({state}). {}", card.title, words.crew_text(hired.crew)).trim_end().to_string()
}

/// Lists the shared parts of the table: the pool, face-up tickets and evidence.
fn common<const W: usize>(campaign: &CampaignState<W>, words: &TableWords<'_>) -> Vec<String> {
    let pool = campaign.pool.map(|of| message!("office-pool", color = color(of), coins = campaign.chest));
    let mut lines: Vec<String> = pool.into_iter().map(|pool| words.say(pool)).collect();
    if words.edition.mechanisms.contains(Mechanism::Window) {
        let open: Vec<String> = campaign.window.iter().flatten().map(|&ticket| words.ticket(ticket)).collect();
        let none = || words.say(message!("office-window-empty"));
        let open = if open.is_empty() { none() } else { open.join("; ") };
        lines.push(format!("{} {open}", words.say(message!("office-window"))));
    }
    if campaign.evidence > 0 {
        lines.push(words.say(message!("office-evidence", count = campaign.evidence)));
    }
    lines
}

/// Lists snow, waiting freight, demand and houses.
fn board<const W: usize>(campaign: &CampaignState<W>, words: &TableWords<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if !campaign.snow.is_empty() {
        let routes = listed(campaign.snow.iter().map(|route| words.route(route)));
        lines.push(words.say(message!("terminal-office-snow", routes = routes)));
    }
    if has_step(words, "load") {
        for city in campaign.freight.iter() {
            let good = words.edition.places[city.index()].supply.unwrap_or_default();
            let waits = message!("office-waiting", good = words.good(good), place = words.place(city));
            lines.push(format!("{}. {}", capital(&words.say(waits)), words.wanted(good, city)));
        }
    }
    for (at, tableau) in campaign.tableaus.iter().enumerate().take(words.colors.len()) {
        for &place in tableau.houses.iter().flatten() {
            let owner = words.company_name(Seat::new(at));
            lines.push(words.say(message!("office-house-of", owner = owner, place = words.place(place))));
        }
    }
    lines
}

fn pavilions<const W: usize>(campaign: &CampaignState<W>, words: &TableWords<'_>) -> Vec<String> {
    let laid = words.edition.pavilions.iter().enumerate().filter(|(at, _)| campaign.pavilions >> at & 1 == 1);
    laid.map(|(at, card)| {
        let prizes = words.say(match card.check {
            Trigger::GameEnd => message!("office-pavilion-at-end", coins = card.first),
            _ => message!("office-pavilion-prizes", first = card.first, second = card.second),
        });
        let met: Vec<String> = (0..words.colors.len())
            .filter(|seat| campaign.met[at] >> seat & 1 == 1)
            .map(|seat| words.company_name(Seat::new(seat)))
            .collect();
        let count = met.len();
        let met = match count {
            0 => String::new(),
            _ => format!(" {}", words.say(message!("office-pavilion-met", count = count, names = listed(met)))),
        };
        format!("{}: {}. {prizes}{met}", card.name, condition(words, card))
    })
    .collect()
}

/// Describes a pavilion's condition. If a part of it has no message, returns the whole condition as
/// written in the pack.
fn condition(words: &TableWords<'_>, card: &Pavilion) -> String {
    let Condition(atoms) = &card.when;
    let parts: Option<Vec<Message>> = atoms.iter().map(|part| atom(words, part)).collect();
    parts.map_or_else(|| card.text.clone(), |parts| listed(parts).text(words.language))
}

fn atom(words: &TableWords<'_>, atom: &Atom) -> Option<Message> {
    Some(match *atom {
        Atom::Link(Some([from, to])) => {
            message!("office-when-link", from = words.place(from), to = words.place(to))
        }
        Atom::LargeCities(count) => message!("office-when-large", count = count),
        Atom::Boards(count) => message!("office-when-boards", count = count),
        Atom::Zones(count) => message!("office-when-zones", count = count),
        Atom::Routes(count) => message!("office-when-routes", count = count),
        Atom::TicketsDone(count) => message!("office-when-tickets-done", count = count),
        Atom::NoneFailed => message!("office-when-none-failed"),
        _ => return None,
    })
}

/// Returns the notes that are shown after a route's colour and length: snow, a line between zones,
/// and the freight, demand and eating houses at its ends.
pub fn route_notes<const W: usize>(game: &Game<W>, words: &TableWords<'_>, route: RouteId) -> Vec<String> {
    let Some(campaign) = game.open().campaign.as_deref().filter(|_| words.edition.menu.name_route) else {
        return Vec::new();
    };
    let places = words.edition.routes[route.index()].ends.map(|stop| words.edition.stops[stop.index()].place);
    let mut notes = Vec::new();
    if campaign.snow.contains(route) {
        notes.push(words.say(message!("terminal-shown-snow")));
    }
    if has_step(words, "watch")
        && let [Some(a), Some(b)] = places.map(|place| words.edition.places[place.index()].zone)
        && a != b
    {
        notes.push(words.line(usize::from(a.min(b))));
    }
    for place in places {
        let card = &words.edition.places[place.index()];
        if let Some(good) = card.supply.filter(|_| campaign.freight.contains(place)) {
            notes.push(words.token(good, place));
        }
        if has_step(words, "load") {
            let wanted = (0..words.edition.goods.len() as u8).filter(|good| card.demand >> good & 1 == 1);
            notes.extend(wanted.map(|good| {
                let good = words.good(good);
                words.say(message!("office-demand", place = words.place(place), good = good))
            }));
        }
        if let Some(owner) = campaign.house_in(place) {
            let owner = words.company_name(owner);
            notes.push(words.say(message!("office-house-of", owner = owner, place = words.place(place))));
        }
    }
    notes
}
