//! A group that plays a campaign: Ada runs the blue company; the others keep their first holders.

use dealer::Stream;
use serde_json::{Value, json};
use server::service::Caller;

use super::sealed::Sealed;
use crate::support::house::{House, came, choice};

pub struct Group<'a> {
    pub house: &'a House,
    pub id: String,
    pub ada: Caller,
    /// Whether all traffic is searched for sealed text.
    pub listens: bool,
    /// Number of texts searched.
    pub heard: usize,
    luck: Stream,
    /// Sealed texts for Ada and for the public, valid while the journal has this length. They are
    /// cached because searching the pack is slow.
    sealed: (usize, [Sealed; 2]),
}

impl<'a> Group<'a> {
    pub async fn found(house: &'a House, others: &[(&str, &str)]) -> Group<'a> {
        let ada = house.person("Ada").await;
        let holder = |bot: &str| if bot == "open" { json!("open") } else { json!({ "bot": { "bot": bot } }) };
        let mut companies = vec![json!({ "company": "blue", "holder": { "me": {} } })];
        companies.extend(others.iter().map(|(company, bot)| json!({ "company": company, "holder": holder(bot) })));
        let new = json!({ "name": "Our line", "companies": companies });
        let made = house.post(&ada, "/api/campaigns", new).await.expect("a campaign");
        let id = made["info"]["id"].as_str().expect("an id").to_string();
        Group::of(house, id, ada)
    }

    pub fn of(house: &'a House, id: String, ada: Caller) -> Group<'a> {
        Group { house, id, ada, listens: false, heard: 0, luck: Stream::new(17), sealed: Default::default() }
    }

    /// Returns the view of Ada's company.
    pub async fn see(&self) -> Value {
        let path = format!("/api/campaigns/{}/companies/blue", self.id);
        self.house.get(&self.ada, &path).await.expect("her own company")
    }

    /// Performs Ada's next action.
    pub async fn step(&mut self) {
        let seen = self.see().await;
        let at = seen["info"]["at"].clone();
        match &seen["view"]["waiting"] {
            Value::String(waiting) if waiting == "table" => {
                let path = format!("/api/campaigns/{}/games", self.id);
                let made = self.house.post(&self.ada, &path, json!({ "at": at })).await.expect("the next game");
                self.hear(&[made]).await;
            }
            Value::String(waiting) if waiting == "game" => self.play().await,
            Value::Object(_) => {
                if self.listens {
                    let came = self.outlets(&seen).await;
                    self.hear(&came).await;
                }
                let answer = choice(&seen["view"], &mut self.luck);
                let path = format!("/api/campaigns/{}/companies/blue/answer", self.id);
                let made =
                    self.house.post(&self.ada, &path, json!({ "at": at, "answer": answer })).await.expect("an answer");
                self.hear(&[made]).await;
            }
            waiting => panic!("nothing is to be done: {waiting}"),
        }
    }

    /// Plays the current game and the steps that follow it.
    pub async fn game(&mut self) {
        let game = self.see().await["view"]["game"]["number"].clone();
        while self.see().await["view"]["game"]["number"] == game {
            self.step().await;
        }
    }

    /// Plays the waiting game to its end.
    pub async fn play(&mut self) {
        let seen = self.see().await;
        let games = seen["info"]["games"].as_array().expect("games");
        let table = games.last().expect("a game")["table"].as_str().expect("a table").to_string();
        let info = self.house.get(&self.ada, &format!("/api/tables/{table}")).await.expect("a table");
        let seat = info["seats"].as_array().expect("seats").iter().position(|seat| seat["color"] == "blue").unwrap();
        if self.listens {
            let edition = self.house.get(&self.ada, &format!("/api/tables/{table}/edition")).await.expect("an edition");
            let board =
                self.house.get(&self.ada, &format!("/api/campaigns/{}/edition", self.id)).await.expect("a board");
            let mut came = self.outlets(&seen).await;
            came.push(self.house.get(&self.ada, &format!("/api/tables/{table}/drawing")).await.expect("a drawing"));
            self.hear(&[&[info, edition, board][..], &came].concat()).await;
        }
        let mut frames = match self.listens {
            true => Some(self.house.watch(&self.ada, &table, 1, Some(seat as u8)).await),
            false => None,
        };
        let mut sent = Vec::new();
        for turn in 0..2000 {
            let seeing = self.house.see(&self.ada, &table, seat as u8).await;
            if !seeing["standings"].is_null() {
                let info = self.house.get(&self.ada, &format!("/api/tables/{table}/replay")).await.expect("a record");
                self.hear(&[seeing, info]).await;
                break;
            }
            match &seeing["at"] {
                Value::Null => tokio::time::sleep(std::time::Duration::from_secs(1)).await,
                at => {
                    let action = self.builds(&seeing);
                    let act = json!({ "table": table, "seat": seat, "at": at, "action": action });
                    self.house.post(&self.ada, "/api/act", act).await.expect("an answer that was offered");
                }
            }
            sent.extend(frames.iter_mut().flat_map(came));
            if turn % 100 == 0 {
                sent.push(seeing);
                self.hear(&std::mem::take(&mut sent)).await;
            }
        }
        self.hear(&sent).await;
        // The table notifies the campaign in the background.
        for _ in 0..100 {
            if self.see().await["view"]["waiting"] != "game" {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("the campaign is not notified of its game");
    }

    /// Returns everything the campaign sends apart from its views: its drawings, its log, and its
    /// keepsake, which is refused until the end.
    pub async fn outlets(&self, seen: &Value) -> Vec<Value> {
        let path = |rest: &str| format!("/api/campaigns/{}{rest}", self.id);
        let mut came = Vec::new();
        for rest in ["/drawing", "/log"] {
            came.push(self.house.get(&self.ada, &path(rest)).await.expect("it is open to her"));
        }
        for board in seen["view"]["fork"].as_array().into_iter().flatten().filter_map(|board| board["id"].as_str()) {
            let side = self.house.get(&self.ada, &path(&format!("/boards/{board}/drawing"))).await;
            came.push(side.expect("a side of the fork"));
        }
        let is_over = seen["view"]["waiting"] == "over";
        for rest in ["/keepsake", "/picture"] {
            let kept = self.house.get(&self.ada, &path(rest)).await;
            assert_eq!(kept.is_ok(), is_over, "{rest}");
            came.extend(kept);
        }
        let sealed = self.house.get(&self.ada, &path("/boards/F8/drawing")).await;
        assert!(sealed.is_err(), "no fork offers the last board");
        came
    }

    /// Returns a claim if there is one, so that games end; otherwise a random answer.
    fn builds(&mut self, seeing: &Value) -> Value {
        let choices = seeing["choices"].as_array().expect("choices");
        let route = choices.iter().find(|choice| choice.get("name").is_some());
        route.cloned().unwrap_or_else(|| choice(seeing, &mut self.luck))
    }

    /// Checks that these messages contain no text that is still sealed.
    async fn hear(&mut self, came: &[Value]) {
        if !self.listens {
            return;
        }
        let everybody = Caller::default();
        let all = self.house.get(&everybody, &format!("/api/campaigns/{}", self.id)).await.expect("by its link");
        let own = self.see().await;
        let entries = own["view"]["journal"].as_array().expect("a journal").len();
        if self.sealed.0 != entries {
            self.sealed = (entries, [&own, &all].map(|seen| Sealed::of(&seen["view"])));
        }
        let (_, [secret, private]) = &self.sealed;
        for text in came.iter().chain([&own]) {
            assert_eq!(secret.leak(&text.to_string()), None);
        }
        assert_eq!(private.leak(&all.to_string()), None);
        self.heard += came.len() + 2;
    }
}
