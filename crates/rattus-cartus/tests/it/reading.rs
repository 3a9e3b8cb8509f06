//! What bots read of the states they imagine is what these are.

use game::dice::QuickDice;
use game::{Game, Seat, Silent};
use rattus_cartus::{Class, Position, RattusCartus};

use crate::conserved::random_step;
use crate::laws::tables;

#[test]
fn what_is_read_of_a_state_is_what_its_position_says() {
    let mut dice = QuickDice::new(11);
    for setup in tables() {
        let mut game = RattusCartus::new(&setup).expect("they may play");
        while let Some(step) = random_step(&game, &mut dice) {
            game.apply(step, &mut Silent).expect("what is listed is accepted");
            read(&game, &game.position());
        }
    }
}

fn read(game: &RattusCartus, position: &Position) {
    assert_eq!(Some(game.pending()), position.pending);
    assert_eq!(game.progress(), position.progress);
    assert_eq!(game.round(), position.round);
    assert_eq!(game.row(), position.row);
    assert_eq!(Some(game.unseen_buildings()), position.unseen);
    assert_eq!(Some(game.replacement_stack()), position.stack);
    assert_eq!(game.entered(), position.entered.as_deref().unwrap_or_default());
    assert_eq!(game.nun_row(), position.nun_row);
    for (seat, player) in Seat::all(game.seats()).zip(&position.players) {
        assert_eq!(game.hand(seat), &player.hand);
        assert_eq!(game.laid(seat), &player.laid);
        assert_eq!(game.offered(seat), &player.offered);
        assert_eq!(Some(game.rats(seat)), player.rats);
        assert_eq!(game.building_of(seat).map(|at| game.row()[at]), player.building);
        let points = (1..).zip(player.markers.0).map(|(value, count)| value * u16::from(count));
        assert_eq!(game.marker_points(seat), points.sum::<u16>());
    }
    for class in Class::ALL {
        let seats = game.seats();
        assert_eq!(game.influence(class)[..seats], position.influence[&class]);
        let discs = position.discs[&class].iter().map(|seat| seat.index() as u8);
        assert_eq!(game.discs(class)[..seats], discs.collect::<Vec<u8>>());
    }
}
