//! What is said in *Rattus Cartus*.

use rattus_cartus::{Building, RattusCartus};
use words::{Language, Mark, Names, Spoken, Voice};

#[test]
fn the_name_of_a_building_is_marked_in_its_sentences_without_the_article() {
    let nobody = Names::nobody();
    for language in Language::ALL {
        let voice: Voice<'_, RattusCartus> = Voice::new(language.words(), &nobody);
        for building in Building::ALL {
            let text = voice.the_card(building);
            assert_eq!(text.as_str(), voice.the(building));
            let last = text.parts().last();
            let marked = (Some(Mark::Card(building.name())), voice.building(building));
            assert_eq!(last, Some(marked), "{language:?}");
        }
    }
}
