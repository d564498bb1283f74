//! `highball campaign play`: plays game after game, with people at a prompt and with bots.

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::company;
use campaign::input::{CampaignInput, CampaignWaiting, Operator};
use campaign::log::{Kept, LogWriter, VerifiedLog};
use campaign::result::GameResult;
use campaign::reveal::CampaignViewer;
use campaign::table::GameStart;
use campaign::view::CampaignView;
use clap::Args;
use dealer::Revealed;
use protocol::keepsake::company_name;
use rules::capacity::AnyTables;
use rules::card::Color;
use rules::with_capacity;

use super::Content;
use super::check::{check, reader};
use super::companies::companies;
use super::file::CampaignFile;
use super::game::{self, RecordFile};
use super::last_time;
use super::words::{self, Announcement};
use crate::fail::Failed;
use crate::play::{Item, Left, Pick, Prompt, typed};
use crate::replay::Reader;
use crate::words::{CampaignTexts, Language, listed, message};

/// Continue a campaign.
///
/// People answer at the prompt, taking turns if there are several. Bots play for the other
/// companies. Everything is saved immediately, so you can stop at any time.
#[derive(Args)]
pub struct PlayCampaign {
    /// Campaign file
    file: PathBuf,
    /// New players from the next game on, in the same format as for campaign new; other companies
    /// keep their players
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    companies: Vec<String>,
    #[command(flatten)]
    content: Content,
}

/// Plays until the campaign is over or the people leave.
pub fn run(
    arguments: &PlayCampaign,
    language: Language,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failed> {
    let path = &arguments.file;
    let (mut file, text) = CampaignFile::open(path)?;
    let VerifiedLog { ledger, pack, dealer, kept, .. } = check(path, &text, &arguments.content, language)?;
    let signing = companies(&pack, &arguments.companies)?;
    if !signing.is_empty() && ledger.campaign().waiting() != CampaignWaiting::Table {
        return Err(Failed::input(message!("terminal-saga-change-hands")));
    }
    let dealer =
        dealer.ok_or_else(|| Failed::input(message!("terminal-saga-no-seed", name = path.display().to_string())))?;
    file.trim()?;
    let shown = ledger.campaign().facts().len();
    let mut session = Session { path, file, ledger, dealer, kept, shown };
    let mut prompt = Prompt::new(input, out, std::io::stdin().is_terminal(), language);
    match session.begin(&mut prompt, signing).and_then(|()| session.go_on(&mut prompt)) {
        Ok(()) => {
            let command = typed(&format!("campaign board {} my-board", path.display()));
            let left = message!("terminal-saga-board-left").text(language);
            let _ = prompt.say(&format!("\n{left}\n")).and_then(|()| prompt.say_whole(&format!("  {command}\n")));
            Ok(())
        }
        Err(Left::Trouble(failed)) => Err(failed),
        Err(_) => {
            session.file.sync()?;
            let command = typed(&format!("campaign play {}", path.display()));
            // Ignore failures, since the person may have closed the terminal.
            let kept = message!("terminal-saga-kept").text(language);
            let _ = prompt.say(&format!("\n{kept}\n")).and_then(|()| prompt.say_whole(&format!("  {command}\n")));
            Ok(())
        }
    }
}

/// A campaign in progress at the prompt, with its file.
struct Session<'a> {
    path: &'a Path,
    file: CampaignFile,
    ledger: LogWriter,
    dealer: Revealed,
    /// The saved part of the game in progress.
    kept: Option<Kept>,
    /// Number of facts already shown.
    shown: usize,
}

impl Session<'_> {
    fn begin(&mut self, prompt: &mut Prompt<'_>, signing: Vec<(Color, Operator)>) -> Result<(), Left> {
        let view = self.view(CampaignViewer::Spectator, prompt.language);
        prompt.say(&words::heading(&view, prompt.language))?;
        signing.into_iter().try_for_each(|(company, player)| self.give(prompt, CampaignInput::Sign { company, player }))
    }

    /// Returns what this viewer may see of the campaign, in the given language.
    fn view(&self, viewer: CampaignViewer, language: Language) -> CampaignView {
        let campaign = self.ledger.campaign();
        campaign.view_in(campaign.pack().in_language(language.tag()), viewer)
    }

    fn go_on(&mut self, prompt: &mut Prompt<'_>) -> Result<(), Left> {
        loop {
            let campaign = self.ledger.campaign();
            let input = match campaign.waiting() {
                CampaignWaiting::Over => return Ok(()),
                CampaignWaiting::Table => {
                    self.last_time(prompt)?;
                    CampaignInput::Play { seats: self.seats(prompt)? }
                }
                CampaignWaiting::Chance(_) => {
                    let mut outcomes = campaign.outcomes();
                    let dealt = self.dealer.below(campaign.deals(), outcomes.len() as u32);
                    CampaignInput::Deal(outcomes.swap_remove(dealt as usize))
                }
                CampaignWaiting::Company(company, _) => {
                    CampaignInput::Answer { company, answer: self.answer(prompt, company)? }
                }
                CampaignWaiting::Game => CampaignInput::Result(self.game(prompt)?),
            };
            self.give(prompt, input)?;
        }
    }

    /// Reminds the players of the previous game.
    fn last_time(&self, prompt: &mut Prompt<'_>) -> Result<(), Left> {
        let view = self.view(CampaignViewer::Spectator, prompt.language);
        let lines = last_time::lines(&view, prompt.language);
        if lines.is_empty() {
            return Ok(());
        }
        let title = message!("camp-last").text(prompt.language);
        prompt.say(&format!("\n{}\n{}\n", title.to_uppercase(), lines.join("\n")))
    }

    /// Applies an input, saves it, and then shows its effects.
    fn give(&mut self, prompt: &mut Prompt<'_>, input: CampaignInput) -> Result<(), Left> {
        let line = format!("{input}\n");
        self.ledger.apply(input).map_err(|refused| {
            let (input, why) = (line.trim_end(), refused.to_string());
            Left::Trouble(Failed::input(message!("terminal-saga-cannot-be", input = input, why = why)))
        })?;
        self.file.add(&line).and_then(|()| self.file.sync()).map_err(Left::Trouble)?;
        self.kept = None;
        prompt.acted();
        let people = self.people();
        // If one person plays alone, the postcards of their company need not be hidden.
        let viewer = if let [only] = people[..] { CampaignViewer::Company(only) } else { CampaignViewer::Spectator };
        let view = self.view(viewer, prompt.language);
        for entry in view.journal.iter().skip(std::mem::replace(&mut self.shown, view.journal.len())) {
            match words::entry(&view, entry, prompt.language) {
                None => {}
                Some(Announcement::Line(line)) => prompt.say(&format!("* {line}\n"))?,
                Some(Announcement::Card(card)) => {
                    prompt.say(&format!("\n{card}\n"))?;
                    if !people.is_empty() {
                        let on = message!("terminal-saga-read-on").text(prompt.language);
                        prompt.pause(&format!("{on}\n"))?;
                    }
                }
            }
        }
        Ok(())
    }

    fn player(&self, company: Color) -> Option<Operator> {
        let view = self.ledger.campaign().view(CampaignViewer::Spectator);
        view.companies.into_iter().find(|seen| seen.company == company)?.player
    }

    /// Returns the companies run by people.
    fn people(&self) -> Vec<Color> {
        let view = self.ledger.campaign().view(CampaignViewer::Spectator);
        let people = view.companies.iter().filter(|seen| matches!(seen.player, Some(Operator::Person(_))));
        people.map(|seen| seen.company).collect()
    }

    /// Asks which company, if any, sits out the next game, and returns those that play. If nobody
    /// can be asked, or only two companies take part, all of them play.
    fn seats(&self, prompt: &mut Prompt<'_>) -> Result<Vec<Color>, Left> {
        let all = words::order(self.ledger.campaign());
        if self.people().is_empty() {
            return Ok(all);
        }
        let language = prompt.language;
        let view = self.view(CampaignViewer::Spectator, language);
        let named = |seats: &[Color]| listed(seats.iter().map(|seat| company_name(&view, *seat))).text(language);
        let mut offers = vec![all.clone()];
        if all.len() > rules::limits::SEATS_MIN {
            offers.extend(all.iter().map(|away| all.iter().copied().filter(|seat| seat != away).collect::<Vec<_>>()));
        }
        if offers.len() == 1 {
            return Ok(all);
        }
        let items: Vec<Item> = offers.iter().map(|seats| Item::Offered(named(seats))).collect();
        match prompt.pick(&message!("terminal-saga-ask-seats").text(language), &items, false)? {
            Pick::Number(at) | Pick::Among(at, _) => Ok(offers.swap_remove(at)),
            Pick::Back | Pick::TakeBack => Ok(all),
        }
    }

    /// Returns a company's answer, decided by its bot or entered at the prompt.
    fn answer(&self, prompt: &mut Prompt<'_>, company: Color) -> Result<campaign::input::CompanyAnswer, Left> {
        let campaign = self.ledger.campaign();
        if !matches!(self.player(company), Some(Operator::Person(_))) {
            return Ok(company::answer(campaign, company, &self.dealer));
        }
        let shared = self.people().len() > 1;
        if shared {
            let view = self.view(CampaignViewer::Spectator, prompt.language);
            prompt.call(&company_name(&view, company))?;
        }
        let view = self.view(CampaignViewer::Company(company), prompt.language);
        let language = prompt.language;
        let item = |answer| Item::Offered(words::answer(&view, answer, language));
        let items: Vec<Item> = view.choices.iter().map(item).collect();
        let question = words::question(&view, company, language);
        loop {
            if let Pick::Number(at) = prompt.pick(&question, &items, false)? {
                if shared {
                    prompt.hide()?;
                }
                return Ok(view.choices[at].clone());
            }
        }
    }

    /// Starts or resumes the current game, and plays it to its end.
    fn game(&mut self, prompt: &mut Prompt<'_>) -> Result<GameResult, Left> {
        let campaign = self.ledger.campaign();
        let open = campaign.open_game().expect("a game waits");
        let game = campaign.games_closed() + 1;
        let start = GameStart::new(open, Some(&self.dealer), game).map_err(|flaws| {
            let flaws: Vec<String> = flaws.iter().map(ToString::to_string).collect();
            let what = message!("verdict-flawed-game", game = game, flaws = flaws.join("; "));
            Left::Trouble(Failed::input(message!("terminal-fail-sentence", what = what)))
        })?;
        let texts = Some(Arc::new(CampaignTexts::new(campaign, prompt.language)));
        let reader = Reader { texts, ..reader(campaign.pack(), &start.edition, prompt.language) };
        let sits = start.open.seats.iter().map(|seat| match self.player(seat.company) {
            Some(Operator::Bot(bot)) => Some(bot),
            _ => None,
        });
        let (sits, kept, name) = (sits.collect(), self.kept.take(), self.path.display().to_string());
        let record = RecordFile { file: &mut self.file, name: &name, kept };
        with_capacity!(&AnyTables::of(&start.edition), |tables| {
            let game = game::play(prompt, &start, tables, reader, sits, record)?;
            Ok(start.open.result(self.ledger.campaign().pack(), &game).expect("the game is over"))
        })
    }
}
