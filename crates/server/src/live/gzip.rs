//! Compression of a stream that goes on for hours: piece by piece, with nothing kept in
//! between but a checksum.
//!
//! Every piece is compressed by itself and ends on a whole byte, so that it can be sent at
//! once; one after the other they are a single gzip stream. A compressor that remembered
//! what came before would save a little more, and take a quarter of a megabyte for every
//! open page.

use std::cell::RefCell;

use axum::body::Bytes;
use flate2::{Compress, Compression, Crc, FlushCompress};

/// Quick rather than thorough: an update is sent once.
const LEVEL: u32 = 4;
/// The magic number, deflate, no name, no time, nobody's system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// An empty last block.
const LAST: [u8; 2] = [3, 0];

thread_local! {
    static DEFLATE: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

/// A gzip stream, as far as it has come.
#[derive(Default)]
pub(super) struct Gzip {
    checked: Option<Crc>,
}

impl Gzip {
    /// The next piece, compressed; the first comes with the head of the stream.
    pub(super) fn piece(&mut self, text: &[u8]) -> Bytes {
        let mut out = Vec::with_capacity(text.len() / 3 + 64);
        if self.checked.is_none() {
            out.extend(HEAD);
        }
        self.checked.get_or_insert_default().update(text);
        DEFLATE.with_borrow_mut(|deflate| {
            deflate.reset();
            // It is done when it leaves room in what it writes to.
            loop {
                out.reserve(256);
                let from = usize::try_from(deflate.total_in()).unwrap_or(text.len());
                let done = deflate.compress_vec(&text[from..], &mut out, FlushCompress::Sync);
                if done.is_err() || out.len() < out.capacity() {
                    break;
                }
            }
        });
        Bytes::from(out)
    }

    /// The end of the stream.
    pub(super) fn end(&mut self) -> Bytes {
        let mut out = if self.checked.is_none() { HEAD.to_vec() } else { Vec::new() };
        let checked = self.checked.get_or_insert_default();
        out.extend(LAST);
        out.extend(checked.sum().to_le_bytes());
        out.extend(checked.amount().to_le_bytes());
        Bytes::from(out)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::Gzip;

    #[test]
    fn pieces_one_after_the_other_are_one_stream() {
        let long = "<li>Maja places a minion in The Shades.</li>".repeat(500);
        let pieces = ["event: regions\n\n", &long, ": still here\n\n", ""];
        let mut gzip = Gzip::default();
        let mut sent: Vec<u8> =
            pieces.iter().flat_map(|piece| gzip.piece(piece.as_bytes())).collect();
        assert!(sent.len() < 1_000, "{} bytes", sent.len());
        sent.extend(gzip.end());
        let mut read = String::new();
        flate2::read::GzDecoder::new(&sent[..]).read_to_string(&mut read).unwrap();
        assert_eq!(read, pieces.concat());
    }

    #[test]
    fn a_piece_can_be_read_before_the_next_is_sent() {
        let mut gzip = Gzip::default();
        let sent = gzip.piece(b"data: now\n\n");
        let mut read = [0; 11];
        flate2::read::GzDecoder::new(&sent[..]).read_exact(&mut read).unwrap();
        assert_eq!(&read, b"data: now\n\n");
    }
}
