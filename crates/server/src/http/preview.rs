//! Link previews for other sites and chats: a title, a sentence and a picture.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};
use protocol::{Occupant, Phase, TableId};
use words::{Language, say};

use super::Http;
use crate::picture;
use crate::service::{Caller, TableOutline};

/// Path of the picture in previews of pages that show no table.
const BOARD: &str = "/api/editions/usa-new/picture";

/// The preview of a link: title, description, address and picture.
pub struct Preview {
    title: String,
    about: String,
    /// The absolute URL of the page.
    address: String,
    /// The absolute URL of the picture.
    picture: String,
}

impl Preview {
    /// Returns the tags for the head of a document.
    pub fn tags(&self) -> String {
        let [wide, high] = picture::SIZE.map(|side| side.to_string());
        let property =
            |(name, text): (&str, &str)| format!("<meta property=\"og:{name}\" content=\"{}\">", escaped(text));
        let all = [
            ("site_name", "Highball"),
            ("type", "website"),
            ("title", self.title.as_str()),
            ("description", &self.about),
            ("url", &self.address),
            ("image", &self.picture),
            ("image:type", "image/png"),
            ("image:width", &wide),
            ("image:height", &high),
            ("image:alt", &self.title),
        ];
        let tags: String = all.into_iter().map(property).collect();
        format!("{tags}<meta name=\"twitter:card\" content=\"summary_large_image\">")
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Http {
    /// Returns the preview of a path. Tables appear as spectators see them. The rate limits of the
    /// caller's address apply.
    pub(super) async fn preview(&self, from: IpAddr, headers: &HeaderMap, path: &str, language: Language) -> Preview {
        let host = self.host(headers);
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        let table = match parts[..] {
            ["t" | "r", table] if !table.is_empty() && self.buckets.take(from, false).is_ok() => Some(table),
            _ => None,
        };
        let about = match table {
            Some(table) => self.service.outside(&Caller::default(), &TableId::from(table)).await.ok(),
            None => None,
        };
        let Some((outside, table)) = about.zip(table) else {
            let (title, about) = ("Highball".to_string(), say!(language, "outside-about"));
            return Preview { title, about, address: format!("{host}/"), picture: format!("{host}{BOARD}") };
        };
        Preview {
            title: format!("{} · Highball", outside.title(language)),
            about: told(&outside, language),
            address: format!("{host}{path}"),
            picture: format!("{host}/api/tables/{table}/picture"),
        }
    }

    /// Returns the URL of this server from the caller's point of view.
    fn host(&self, headers: &HeaderMap) -> String {
        if let Some(url) = &self.reach.public_url {
            return url.trim_end_matches('/').to_string();
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let scheme = if self.is_secure(headers) { "https" } else { "http" };
        format!("{scheme}://{host}")
    }
}

/// Describes a table in a sentence.
fn told(outside: &TableOutline, language: Language) -> String {
    let TableOutline { info, .. } = outside;
    let mut places = outside.places();
    places.sort_by_key(|place| place.place);
    let list = |words: Vec<String>| words.join(", ");
    let names = places.iter().map(|place| place.name.clone()).filter(|name| !name.is_empty());
    match info.phase {
        Phase::Gathering => {
            let free = info.seats.iter().filter(|seat| seat.sitter == Occupant::Open).count();
            say!(language, "outside-gathering", names = list(names.collect()), free = free)
        }
        Phase::Over => {
            let scores = places.iter().map(|place| format!("{} {}", place.name, place.points.unwrap_or_default()));
            say!(language, "outside-over", scores = list(scores.collect()))
        }
        Phase::Playing | Phase::BrokenOff => say!(language, "outside-playing", names = list(names.collect())),
    }
}
