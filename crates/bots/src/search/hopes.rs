//! What is to be hoped for from actions that were tried a few times.

use crate::FirstLook;

/// An action that was tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried {
    /// How often.
    pub(crate) visits: f32,
    /// What it brought on average.
    pub(crate) value: f32,
    /// The score of its first look.
    pub(crate) look: f32,
}

/// What to hope for from each action: what it brought, drawn towards what it looked like at
/// first as long as it was tried seldom. First looks only say how actions differ, so they
/// are counted from the average of all.
pub(crate) fn hopes(tried: &[Tried], first: FirstLook) -> Vec<f32> {
    let share = 1.0 / tried.len().max(1) as f32;
    let average = |of: fn(&Tried) -> f32| tried.iter().map(of).sum::<f32>() * share;
    let (value, look) = (average(|action| action.value), average(|action| action.look));
    let hope = |action: &Tried| {
        let looked = value + first.point * (action.look - look);
        let trust = first.tries / (action.visits + first.tries).max(1.0);
        action.value + trust * (looked - action.value)
    };
    tried.iter().map(hope).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: FirstLook = FirstLook { tries: 10.0, point: 0.1 };

    fn tried(visits: f32, value: f32, look: f32) -> Tried {
        Tried { visits, value, look }
    }

    #[test]
    fn few_tries_do_not_outweigh_a_first_look() {
        let hopes = hopes(&[tried(1.0, 0.4, 0.0), tried(1.0, 0.5, -2.0)], FIRST);
        assert!(hopes[0] > hopes[1], "{hopes:?}");
    }

    #[test]
    fn many_tries_do() {
        let hopes = hopes(&[tried(1000.0, 0.4, 0.0), tried(1000.0, 0.5, -2.0)], FIRST);
        assert!(hopes[0] < hopes[1], "{hopes:?}");
    }

    #[test]
    fn without_trust_only_tries_count() {
        let nothing = FirstLook { tries: 0.0, point: 0.0 };
        let hopes = hopes(&[tried(1.0, 0.25, 9.0), tried(2.0, 0.5, 0.0)], nothing);
        assert_eq!(hopes, [0.25, 0.5]);
    }
}
