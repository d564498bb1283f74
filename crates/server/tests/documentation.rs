//! The description of the API: complete, with valid examples, and good enough to generate clients
//! from.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use protocol::schema;
use serde_json::{Value, json};
use server::api::CALLS;
use server::http::documentation::openapi;

use crate::support::house::{House, fits_schema};

/// Calls a function for every object inside a value, with the object's path.
fn each_object(value: &Value, path: &str, visit: &mut impl FnMut(&str, &serde_json::Map<String, Value>)) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| each_object(item, path, visit)),
        Value::Object(fields) => {
            visit(path, fields);
            fields.iter().for_each(|(key, field)| each_object(field, &format!("{path}/{key}"), visit));
        }
        _ => {}
    }
}

#[test]
fn every_reference_has_a_schema() {
    for (document, prefix) in [(openapi(), "#/components/schemas/"), (schema::socket(), "#/$defs/")] {
        let schemas = document.pointer(prefix.trim_start_matches('#').trim_end_matches('/'));
        let schemas = schemas.expect("schemas").as_object().expect("by name");
        let mut used = BTreeSet::new();
        each_object(&document, "", &mut |path, fields| {
            if let Some(Value::String(reference)) = fields.get("$ref") {
                let name = reference.strip_prefix(prefix).unwrap_or_else(|| panic!("{reference} at {path}"));
                assert!(schemas.contains_key(name), "{name} at {path}");
                used.insert(name.to_string());
            }
        });
        let is_message = |name: &str| ["ClientMessage", "ServerMessage"].contains(&name);
        let unused = schemas.keys().filter(|name| !used.contains(*name) && !is_message(name));
        let unused: Vec<&String> = unused.collect();
        assert!(unused.is_empty(), "nothing refers to {unused:?}");
    }
}

#[test]
fn schemas_have_names_and_describe_their_items() {
    let document = openapi();
    for (name, schema) in document["components"]["schemas"].as_object().expect("schemas") {
        assert_eq!(schema["title"], name.as_str());
        assert!(!name.ends_with(|last: char| last.is_ascii_digit()), "{name} is counted");
        each_object(schema, name, &mut |path, fields| {
            assert!(fields.get("items") != Some(&Value::Bool(false)), "{path}");
            let is_list = fields.get("type").is_some_and(|kind| kind == "array");
            assert!(!is_list || fields.contains_key("items") || fields.contains_key("prefixItems"), "{path}");
            for several in ["oneOf", "anyOf"].iter().filter_map(|key| fields.get(*key)?.as_array()).flatten() {
                assert!(several.get("properties").is_none(), "a variant of {path} has no name");
            }
        });
    }
}

#[test]
fn operations_have_tags_security_and_examples() {
    let document = openapi();
    let tags: BTreeSet<&str> =
        document["tags"].as_array().expect("tags").iter().filter_map(|tag| tag["name"].as_str()).collect();
    let mut used = BTreeSet::new();
    for row in CALLS {
        let operation = &document["paths"][row.path][row.method.to_lowercase()];
        let tag = operation["tags"][0].as_str().expect("a tag");
        assert!(tags.contains(tag), "{tag}");
        used.insert(tag);
        for scheme in operation["security"].as_array().expect("security").iter().filter_map(Value::as_object) {
            let known = |name: &String| document["components"]["securitySchemes"].get(name).is_some();
            assert!(scheme.keys().all(known), "{scheme:?}");
        }
        let bodies = [
            (row.takes, &operation["requestBody"]),
            (row.gives, &operation["responses"]["200"]),
            ("Problem", &operation["responses"]["default"]),
        ];
        for (name, body) in bodies {
            match body.pointer("/content/application~1json/example") {
                Some(example) => fits_schema(name, example),
                None => assert!(name != row.takes || name.is_empty(), "{name} has no example"),
            }
        }
    }
    assert_eq!(used, tags);
}

/// A script that reads a finished game, an edition and a campaign with both clients.
const READ: &str = include_str!("clients.py");

/// `cargo xtask clients` installs the generators and sets this variable to the folder of their
/// programs.
const GENERATORS: &str = "HIGHBALL_CLIENTS";

fn run(program: PathBuf, arguments: &[&str], folder: &Path) {
    let output = Command::new(&program).args(arguments).current_dir(folder).output().expect("the program starts");
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    assert!(output.status.success(), "{} {arguments:?}:\n{text}", program.display());
    println!("{text}");
}

#[tokio::test(start_paused = true)]
#[ignore = "needs the generators of clients: run `cargo xtask clients`"]
async fn generated_clients_read_what_the_server_writes() {
    let programs = PathBuf::from(std::env::var_os(GENERATORS).expect("the folder of the generators"));
    let folder = std::env::temp_dir().join(format!("highball-clients-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the clients");
    let write = |name: &str, text: String| std::fs::write(folder.join(name), text).expect("it can be written");
    write("openapi.json", openapi().to_string());
    write("read.py", READ.to_string());
    // The generator has no type for pictures, so they become bytes.
    let config = "post_hooks: []\ncontent_type_overrides:\n  image/png: application/octet-stream\n";
    write("config.yml", config.to_string());

    let house = House::new(3);
    let ada = house.person("Ada").await;
    let table = house.begun(&[&ada], &["random"], Value::Null).await;
    let companies = json!([{ "company": "blue", "holder": { "me": {} } }, { "company": "red", "holder": { "bot": { "bot": "random" } } }]);
    let campaign = house
        .post(&ada, "/api/campaigns", json!({ "name": "Ours", "companies": companies }))
        .await
        .expect("a campaign");
    let samples = json!({
        "GameSnapshot": house.see(&ada, &table, 0).await,
        "TableInfo": house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table"),
        "Edition": house.get(&ada, "/api/editions/germany").await.expect("an edition"),
        "Drawing": house.get(&ada, "/api/editions/germany/drawing").await.expect("a drawing"),
        "CampaignSnapshot": campaign,
    });
    write("samples.json", samples.to_string());

    let client =
        ["generate", "--path", "openapi.json", "--config", "config.yml", "--meta", "none", "--fail-on-warning"];
    let client = [&client[..], &["--output-path", "client"]].concat();
    run(programs.join("openapi-python-client"), &client, &folder);
    let models = ["--input", "openapi.json", "--input-file-type", "openapi", "--output", "models.py"];
    let models = [&models[..], &["--output-model-type", "pydantic_v2.BaseModel", "--formatters", "builtin"]].concat();
    run(programs.join("datamodel-codegen"), &models, &folder);
    run(programs.join("python"), &["read.py"], &folder);
    let _ = std::fs::remove_dir_all(&folder);
}
