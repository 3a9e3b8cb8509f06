//! Two texts side by side, where they differ.

/// How many differing lines are printed.
const MOST_LINES: usize = 16;
/// Wider columns are cut.
const WIDEST: usize = 60;

/// The lines in which two texts differ, side by side and with their numbers.
///
/// What is equal at both ends is left out, so that one more line is one difference.
pub(crate) fn differences(wanted: &str, found: &str) -> String {
    let [wanted, found] = [wanted, found].map(|text| text.lines().collect::<Vec<_>>());
    let ahead = wanted.iter().zip(&found).take_while(|(a, b)| a == b).count();
    let [wanted, found] = [&wanted[ahead..], &found[ahead..]];
    let behind = wanted.iter().rev().zip(found.iter().rev()).take_while(|(a, b)| a == b).count();
    let [wanted, found] = [wanted, found].map(|lines| &lines[..lines.len() - behind]);
    let height = wanted.len().max(found.len());
    let columns = [wanted, found].map(|lines| {
        (0..height.min(MOST_LINES))
            .map(|line| {
                lines.get(line).map_or(String::new(), |text| text.chars().take(WIDEST).collect())
            })
            .collect::<Vec<String>>()
    });
    let width = columns[0].iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let rows = columns[0].iter().zip(&columns[1]).enumerate();
    let mut text: String = rows
        .map(|(line, (one, two))| format!("{:>6}  {one:width$} | {two}\n", ahead + line + 1))
        .collect();
    if height > MOST_LINES {
        text.push_str(&format!("        and {} lines more\n", height - MOST_LINES));
    }
    text
}
