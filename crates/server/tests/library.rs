//! Everything a page needs to draw any board: editions, drawings, custom maps, and caching.

use std::io::Read;
use std::sync::Arc;

use crate::support::browser::{Browser, Server};
use crate::support::house::fits_schema;
use crate::support::three_cities;
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use server::http::Reach;
use server::store::MemoryStore;

#[tokio::test(flavor = "multi_thread")]
async fn editions_list_what_people_choose_by() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let nobody = Browser::new(server.address);
    let editions = nobody.get("/api/editions").await.json();
    let names: Vec<&str> = editions.as_array().expect("a list").iter().filter_map(|one| one["name"].as_str()).collect();
    assert_eq!(names, maps::names().collect::<Vec<_>>());
    for edition in editions.as_array().expect("a list") {
        let whole = nobody.get(&format!("/api/editions/{}", edition["name"].as_str().expect("a name"))).await.json();
        assert_eq!(edition["hash"], whole["hash"]);
        assert_eq!(edition["players"]["most"], json!(edition["seats"].as_array().map(Vec::len)));
        for (number, list) in [("places", "places"), ("routes", "routes")] {
            assert_eq!(edition[number], json!(whole[list].as_array().map(Vec::len)), "{number}");
        }
        let tickets = edition["decks"].as_array().expect("decks").iter().filter_map(|deck| deck["tickets"].as_u64());
        assert_eq!(Some(tickets.sum::<u64>() as usize), whole["tickets"].as_array().map(Vec::len));
        assert!(edition["rulings"].as_str().is_some_and(|rulings| rulings.len() > 100));
        assert!(edition["decks"][0]["least"].as_i64() < edition["decks"][0]["most"].as_i64());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn places_are_named_in_every_language() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let ada = Browser::named(server.address, "Ada").await;
    let germany = ada.get("/api/editions/germany").await.json();
    let named = |edition: &Value, id: &str| {
        let places = edition["places"].as_array().expect("places");
        places.iter().find(|place| place["id"] == id).map(|place| place["names"].clone())
    };
    assert_eq!(named(&germany, "koeln"), Some(json!({ "en": "Cologne", "fr": "Cologne" })));
    assert_eq!(named(&germany, "ulm"), Some(json!({})));
    let drawing = ada.get("/api/editions/germany/drawing").await.json();
    let stops = drawing["stops"].as_array().expect("stops");
    let munich = stops.iter().find(|stop| stop["id"] == "muenchen").expect("it is on the board");
    assert_eq!(munich["label"]["lines"][0]["text"], json!("München"));
    assert_eq!(munich["names"]["fr"]["lines"][0]["text"], json!("Munich"));
    let mut own = three_cities();
    own["files"]["cities.csv"] = json!("id,name,name_de,lon,lat\naal,Aal,Aalen,0,0\nbor,Bor,,3,2\ncam,Cam,,5,-1\n");
    let map = ada.post("/api/maps", own).await.json();
    let path = format!("/api/maps/{}/editions/three-cities", map["hash"].as_str().expect("a hash"));
    let edition = ada.get(&path).await;
    assert_eq!(named(&edition.json(), "aal"), Some(json!({ "de": "Aalen" })));
    assert!(edition.header("etag").is_some());
    server.stop().await;
}

/// Checks that a drawing has a stop for each stop of the edition and a route for each of its
/// routes.
fn fits(drawing: &Value, edition: &Value) {
    for list in ["stops", "routes"] {
        assert_eq!(drawing[list].as_array().map(Vec::len), edition[list].as_array().map(Vec::len), "{list}");
    }
    assert!(drawing["routes"][0]["slots"][0]["at"][0].is_number());
}

#[tokio::test(flavor = "multi_thread")]
async fn board_drawings_are_sent_once() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let nobody = Browser::new(server.address);
    for edition in maps::names() {
        let path = format!("/api/editions/{edition}");
        // Two simultaneous requests get the same reply.
        let drawing = format!("{path}/drawing");
        let (first, second) = tokio::join!(nobody.get(&drawing), nobody.get(&drawing));
        assert_eq!((first.status, &first.text), (200, &second.text));
        fits(&first.json(), &nobody.get(&path).await.json());
        let tag = first.header("etag").expect("a tag").to_string();
        assert!(tag.starts_with('"'), "it is a strong one: {tag}");
        assert!(first.header("cache-control").is_some_and(|value| value.contains("max-age")));
        for (sent, status) in [(tag.clone(), 304), (format!("\"x\", {tag}"), 304), ("\"x\"".to_string(), 200)] {
            let mut again = nobody.clone();
            again.headers.push(("If-None-Match".to_string(), sent.clone()));
            let answer = again.get(&drawing).await;
            assert_eq!((answer.status, answer.text.is_empty()), (status, status == 304), "{sent}");
            assert_eq!(answer.header("etag"), Some(&*tag));
        }
        let mut packing = nobody.clone();
        packing.headers.push(("Accept-Encoding".to_string(), "gzip".to_string()));
        let packed = packing.get(&drawing).await;
        assert_eq!((packed.header("content-encoding"), packed.header("vary")), (Some("gzip"), Some("accept-encoding")));
        assert_ne!(packed.header("etag"), Some(&*tag), "other bytes have another tag");
        assert!(packed.bytes.len() * 3 < first.bytes.len(), "{} of {}", packed.bytes.len(), first.bytes.len());
        let mut text = String::new();
        GzDecoder::new(&packed.bytes[..]).read_to_string(&mut text).expect("it is compressed");
        assert_eq!(text, first.text);
        let thumbnail = nobody.get(&format!("{path}/thumbnail")).await;
        assert!(thumbnail.bytes.len() <= 8000, "{edition}: {} bytes", thumbnail.bytes.len());
        fits_schema("Thumbnail", &thumbnail.json());
    }
    assert_eq!(nobody.get("/api/editions/nowhere/drawing").await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn custom_maps_are_checked_and_drawn() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let ada = Browser::named(server.address, "Ada").await;
    let map = ada.post("/api/maps", three_cities()).await.json();
    let path = format!("/api/maps/{}", map["hash"].as_str().expect("a hash"));
    assert_eq!(map["editions"], json!(["three-cities"]));
    let edition = ada.get(&format!("{path}/editions/three-cities")).await.json();
    let drawing = ada.get(&format!("{path}/drawing")).await;
    fits(&drawing.json(), &edition);
    assert!(drawing.header("etag").is_some());
    let thumbnail = ada.get(&format!("{path}/thumbnail")).await.json();
    assert_eq!((&thumbnail["size"][0], &thumbnail["land"]), (&json!(400), &json!("")));
    let mut flawed = three_cities();
    flawed["files"]["routes.csv"] = json!("a,b,length,color\naal,nowhere,3,red\n");
    let refused = ada.post("/api/maps", flawed).await;
    assert_eq!((refused.status, &refused.json()["code"]), (400, &json!("bad-request")));
    assert_eq!(ada.get("/api/me/maps").await.json().as_array().map(Vec::len), Some(1));
    assert_eq!(ada.get("/api/maps/none/drawing").await.status, 404);
    assert_eq!(ada.get(&format!("{path}/editions/nowhere")).await.status, 400);
    server.stop().await;
}
