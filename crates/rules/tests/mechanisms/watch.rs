//! The conductor's watch: seats stamp lines between zones.

use crate::mechanisms::toy::{Toy, coins, desk};

fn toy() -> Toy {
    Toy::new().step(10, "watch")
}

#[test]
fn the_first_stamp_of_each_line_brings_two_dollars() {
    for (route, paid, stamps, gained) in [
        ("alba-bern", "rrr", 0b000, 0),
        ("alba-cody:1", "rr", 0b001, 2),
        ("cody-eton", "gg", 0b010, 2),
        ("eton-ford", "gggg", 0b100, 2),
    ] {
        let mut t = toy().scene(2).hand(0, paid).play();
        t.build(0, route, paid);
        assert_eq!((desk(&t, 0).stamps, coins(&t)), (stamps, vec![5 + gained, 5]), "{route}");
    }
}

#[test]
fn a_line_is_stamped_once() {
    let mut t = toy().scene(2).desk(0, |desk| desk.stamps = 1).desk(1, |desk| desk.stamps = 6).hand(0, "g").play();
    t.build(0, "bern-cody", "g");
    assert_eq!((desk(&t, 0).stamps, coins(&t)[0]), (1, 5));
}

#[test]
fn the_third_line_brings_eight_more() {
    for (stamps, route, paid) in
        [(0b110, "alba-cody:1", "rr"), (0b101, "cody-eton", "rr"), (0b011, "eton-ford", "gggg")]
    {
        let mut t = toy().scene(2).desk(0, |desk| desk.stamps = stamps).hand(0, paid).play();
        t.build(0, route, paid);
        assert_eq!((desk(&t, 0).stamps, coins(&t)[0]), (0b111, 5 + 2 + 8), "{route}");
    }
}
