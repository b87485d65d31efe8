//! Picking one of the set bits of a word, without branches: every turn of a playout does so several times.

/// The place of set bit number `n`. All bytes are counted at once, which finds the byte; a table knows the rest.
/// (Not every processor has an instruction for it.)
#[inline(always)]
pub fn nth_bit(word: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x80 * ONES;
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    // byte i: how many bits are set in bytes 0 to i
    let sums = ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(ONES);
    // the top bit of byte i stays if bytes 0 to i hold no more than n; so many bytes are passed over
    let passed = (((u64::from(n) * ONES) | TOPS) - sums) & TOPS;
    let place = ((passed >> 7).wrapping_mul(ONES) >> 56) * 8;
    let rank = u64::from(n) - (sums << 8 >> place & 0xFF);
    place as u32 + u32::from(nth_bit_of_byte((word >> place) as u8, rank as u32))
}

/// The same in a byte.
#[inline(always)]
pub fn nth_bit_of_byte(byte: u8, n: u32) -> u8 {
    NTH_IN_BYTE[n as usize & 7][byte as usize]
}

/// For a rank and a byte: the place of that set bit.
static NTH_IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut rank, mut place) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[rank][byte] = place as u8;
                rank += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_bit_is_found_in_order() {
        for word in [1, 1 << 63, u64::MAX, 0x3FFF_3FFF_3FFF_3FFF, 0x8000_0180_0001_8001, 0x5555] {
            let places: Vec<u32> = (0..64).filter(|place| word >> place & 1 == 1).collect();
            let found: Vec<u32> = (0..word.count_ones()).map(|n| nth_bit(word, n)).collect();
            assert_eq!(found, places, "{word:x}");
        }
        assert_eq!([0, 1, 2].map(|n| nth_bit_of_byte(0b1010_0100, n)), [2, 5, 7]);
    }
}
