//! Plain shapes become dots, and dots a PNG. Pictures here have no text and no curves, so this
//! is all of it: closed lines, filled where an odd number of them lies around.

use std::io::Write;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use web::picture::{HEIGHT, Picture, Shape, WIDTH};

/// So many rows of samples in a row of dots, and so many in a column.
const FINE: usize = 4;

/// The picture as a PNG.
pub(crate) fn png(picture: &Picture) -> Vec<u8> {
    let (width, height) = (WIDTH as usize, HEIGHT as usize);
    let mut dots = vec![0xff_u8; width * height * 3];
    for shape in &picture.shapes {
        fill(&mut dots, width, height, shape);
    }
    let mut rows = ZlibEncoder::new(Vec::new(), Compression::default());
    for row in dots.chunks(width * 3) {
        // Each row says first that it stands for itself. Memory takes everything.
        let _ = rows.write_all(&[0]);
        let _ = rows.write_all(row);
    }
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut header = [WIDTH.to_be_bytes(), HEIGHT.to_be_bytes()].concat();
    // Eight bits for each of three colours, and nothing out of the ordinary.
    header.extend([8, 2, 0, 0, 0]);
    chunk(&mut file, b"IHDR", &header);
    chunk(&mut file, b"IDAT", &rows.finish().unwrap_or_default());
    chunk(&mut file, b"IEND", &[]);
    file
}

fn chunk(file: &mut Vec<u8>, kind: &[u8; 4], data: &[u8]) {
    file.extend((data.len() as u32).to_be_bytes());
    let mut crc = Crc::new();
    crc.update(kind);
    crc.update(data);
    file.extend(kind);
    file.extend(data);
    file.extend(crc.sum().to_be_bytes());
}

/// Fills a shape, softly at its edges.
fn fill(dots: &mut [u8], width: usize, height: usize, shape: &Shape) {
    let ys = || shape.lines.iter().flatten().map(|[_, y]| *y);
    let top = ys().fold(f32::MAX, f32::min).max(0.0) as usize;
    let bottom = (ys().fold(0.0, f32::max).ceil() as usize).min(height);
    let mut cover = vec![0_u16; width];
    let mut crossings: Vec<f32> = Vec::new();
    for row in top..bottom {
        cover.fill(0);
        for sub in 0..FINE {
            let y = row as f32 + (sub as f32 + 0.5) / FINE as f32;
            crossings.clear();
            for line in &shape.lines {
                for (index, &[x, from]) in line.iter().enumerate() {
                    let [to_x, to] = line[(index + 1) % line.len()];
                    if (from <= y) != (to <= y) {
                        crossings.push(x + (y - from) / (to - from) * (to_x - x));
                    }
                }
            }
            crossings.sort_by(f32::total_cmp);
            for pair in crossings.chunks_exact(2) {
                let sample =
                    |x: f32| (x * FINE as f32).round().clamp(0.0, (width * FINE) as f32) as usize;
                for at in sample(pair[0])..sample(pair[1]) {
                    cover[at / FINE] += 1;
                }
            }
        }
        let whole = (FINE * FINE) as u16;
        for (column, &covered) in cover.iter().enumerate().filter(|(_, covered)| **covered > 0) {
            let place = (row * width + column) * 3;
            for (dot, &paint) in dots[place..place + 3].iter_mut().zip(&shape.paint) {
                let mixed = u16::from(*dot) * (whole - covered) + u16::from(paint) * covered;
                *dot = (mixed / whole) as u8;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_painted_where_it_is_and_nowhere_else() {
        let lines = vec![vec![[10.0, 10.0], [20.0, 10.0], [20.0, 20.0], [10.0, 20.0]]];
        let shape = Shape { lines, paint: [1, 2, 3] };
        let mut dots = vec![0xff; 30 * 30 * 3];
        fill(&mut dots, 30, 30, &shape);
        let painted = dots.chunks(3).filter(|dot| *dot == [1, 2, 3]).count();
        let blank = dots.chunks(3).filter(|dot| *dot == [0xff; 3]).count();
        assert_eq!((painted, blank), (100, 800));
    }
}
