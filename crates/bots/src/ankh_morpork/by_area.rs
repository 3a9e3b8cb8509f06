//! A small count for every area, all of them side by side in one number: what is done to one
//! is done to all at once.

use ankh_morpork::Areas;

/// A byte for every area, which counts up to 100.
#[derive(Clone, Copy)]
pub(crate) struct ByArea(u128);

/// 1 in every byte, and the highest bit of every byte.
const ONES: u128 = u128::from_le_bytes([1; 16]);
const MARKS: u128 = ONES << 7;

/// A mark for every area where something is the case.
#[derive(Clone, Copy)]
pub(crate) struct Marks(u128);

impl ByArea {
    pub(crate) const NONE: ByArea = ByArea(0);

    pub(crate) fn new(counts: [u8; 12]) -> ByArea {
        let mut bytes = [0; 16];
        bytes[..12].copy_from_slice(&counts);
        ByArea(u128::from_le_bytes(bytes))
    }

    /// One more in each of these areas.
    pub(crate) fn with(self, areas: Areas) -> ByArea {
        ByArea(self.0 + spread(areas))
    }

    /// Nothing outside of these areas.
    pub(crate) fn within(self, areas: Areas) -> ByArea {
        ByArea(self.0 & (spread(areas) * 0xff))
    }

    /// Where there are at least so many more than others have.
    pub(crate) fn exceeds(self, others: ByArea, by: u8) -> Marks {
        Marks(((self.0 | MARKS) - others.0 - ONES * u128::from(by)) & MARKS)
    }
}

impl Marks {
    pub(crate) const ALL: Marks = Marks(MARKS);

    pub(crate) fn and(self, others: Marks) -> Marks {
        Marks(self.0 & others.0)
    }

    pub(crate) fn without(self, others: Marks) -> Marks {
        Marks(self.0 & !others.0)
    }

    pub(crate) fn count(self) -> i32 {
        let ones = self.0 >> 7;
        // The highest byte of the product is the sum of all bytes.
        let bytes = (ones as u64) + (ones >> 64) as u64;
        (bytes.wrapping_mul(ONES as u64) >> 56) as i32
    }
}

/// 1 in the byte of each area of the set.
fn spread(areas: Areas) -> u128 {
    /// The nth bit of every nth byte.
    const DIAGONAL: u64 = 0x8040_2010_0804_0201;
    let eight = |bits: u16| {
        let found = u64::from(bits & 0xff).wrapping_mul(ONES as u64) & DIAGONAL;
        // Whatever bit is set in a byte is carried into the highest one.
        (found + (ONES * 0x7f) as u64) >> 7 & ONES as u64
    };
    u128::from(eight(areas.bits())) | u128::from(eight(areas.bits() >> 8)) << 64
}

#[cfg(test)]
mod tests {
    use ankh_morpork::Area;

    use super::*;

    /// Two counts for every area, and sets of areas, all different.
    fn samples() -> impl Iterator<Item = ([u8; 12], [u8; 12], Areas)> {
        (0..200u32).map(|seed| {
            let byte =
                |nth: u32| (seed.wrapping_mul(2_654_435_761).rotate_left(nth * 5) >> 7) as u8;
            let counts = |from| std::array::from_fn(|at| byte(from + at as u32) % 14);
            let set = Area::ALL.into_iter().filter(|area| byte(area.index() as u32 + 3) % 3 == 0);
            (counts(0), counts(7), set.collect())
        })
    }

    #[test]
    fn all_areas_are_compared_as_one_after_another() {
        for (own, others, set) in samples() {
            for by in 0..=2 {
                let mine = ByArea::new(own).with(set).within(!set | Areas::only(Area::Dimwell));
                let expected = Area::ALL.into_iter().filter(|&area| {
                    let counts = !set.contains(area) || area == Area::Dimwell;
                    let pieces = own[area.index()] + u8::from(set.contains(area));
                    u8::from(counts) * pieces >= others[area.index()] + by
                });
                // The four bytes that belong to no area are equal.
                let unused = if by == 0 { 4 } else { 0 };
                let found = mine.exceeds(ByArea::new(others), by);
                assert_eq!(found.count(), expected.count() as i32 + unused);
            }
        }
    }
}
