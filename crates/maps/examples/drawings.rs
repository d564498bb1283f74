//! Writes the drawings of all built-in maps and of the given map folders to a folder, as SVG and as
//! JSON: `cargo run -p maps --example drawings -- FOLDER [MAP...]`.

use std::path::Path;
use std::time::Instant;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().expect("name a folder to write to");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let own = arguments.map(|path| maps::folder(Path::new(&path)).unwrap_or_else(|flaws| panic!("{flaws}")));
    for map in maps::map_names().filter_map(|name| maps::map(name).ok()).chain(own) {
        let before = Instant::now();
        let layout = map.layout();
        let taken = before.elapsed();
        for overlap in layout.overlaps() {
            println!("  {overlap:?}");
        }
        println!("{} {:?} hit {} in {taken:?}", map.name, layout.size, layout.hit);
        let write = |kind: &str, text: String| {
            std::fs::write(Path::new(&folder).join(format!("{}.{kind}", map.name)), text)
                .expect("the file can be written");
        };
        write("svg", maps::svg(&map));
        write("json", maps::drawing(&map));
    }
}
