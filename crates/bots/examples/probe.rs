use dealer::*;
use rules::{fact::*, game::*, ids::*, setup::*, tables::*};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let e = maps::edition(&a[1]).unwrap();
    let n: usize = a[2].parse().unwrap();
    let games: u64 = a[3].parse().unwrap();
    let t = Tables::<2>::new(e.clone()).unwrap();
    let s = Setup::of(&e, n);
    println!("size {} ", std::mem::size_of::<Game<2>>());
    let start = std::time::Instant::now();
    let (mut dec, mut turns, mut score) = (0u64, 0u64, 0i64);
    struct C(u64);
    impl Listener<2> for C {
        fn hear(&mut self, _: Fact<2>) {}
    }
    let cyc: u64 = std::env::var("CYC").ok().map(|v| v.parse().unwrap()).unwrap_or(u64::MAX);
    for g in 0..games {
        let g = g % cyc;
        let mut l = Deaf;
        let mut d = Fast::new(game_seed(1, g), 0);
        let mut r = Stream::new(game_seed(2, g));
        let mut game = Game::new(t.clone(), &s, &mut l).unwrap();
        loop {
            game.deal_all(&mut d, &mut l);
            let seat = match game.waiting() {
                Waiting::Seat(s) => s,
                Waiting::Seats(b) => Seat::new(b.trailing_zeros() as usize),
                _ => break,
            };
            let act = {
                let c = game.choices(seat);
                c.nth(r.below(c.len()))
            };
            game.act_unchecked(seat, &act, &mut l);
            dec += 1;
        }
        let st = game.standings().unwrap();
        for x in st.results() {
            score += x.total as i64;
        }
        turns += 1;
    }
    let dt = start.elapsed().as_secs_f64();
    println!(
        "{} {}p: {:.0} games/s, {:.1} dec/game, {:.1} ns/dec score {:.1} {}",
        a[1],
        n,
        games as f64 / dt,
        dec as f64 / games as f64,
        dt * 1e9 / dec as f64,
        score as f64 / (games * n as u64) as f64,
        turns
    );
}
