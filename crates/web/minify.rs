//! Style sheets and scripts without what only their authors read: comments, and white space
//! that means nothing. Part of the build script and of the tests, not of the crate.

/// A style sheet on one line. What stands in quotation marks stays as it is.
pub(crate) fn css(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    let mut rest = sheet;
    // Whether white space or a comment stood between what was kept last and what comes.
    let (mut space, mut comment) = (false, false);
    // Whether what was kept last ends a part, so that no space after it means anything.
    let mut ended = true;
    while let Some(next) = rest.chars().next() {
        if let Some(said) = rest.strip_prefix("/*") {
            rest = said.split_once("*/").map_or("", |(_, after)| after);
            comment = true;
            continue;
        }
        if next.is_ascii_whitespace() {
            rest = rest.trim_ascii_start();
            space = true;
            continue;
        }
        // A colon of a selector needs the space before it, and no colon the one after it.
        let parts = ended || "{};,>)!".contains(next);
        if !parts && space {
            out.push(' ');
        } else if !parts && comment {
            out.push_str("/**/");
        }
        (space, comment) = (false, false);
        ended = "{};,:>(".contains(next);
        if next == '}' && out.ends_with(';') {
            out.pop();
        }
        let length = match next {
            '"' | '\'' => quoted(rest, next),
            '\\' => escaped(rest),
            _ if rest.starts_with("url(") => rest.find(')').map_or(rest.len(), |end| end + 1),
            _ => next.len_utf8(),
        };
        out.push_str(&rest[..length]);
        rest = &rest[length..];
    }
    out
}

/// How long the string is that this begins with.
fn quoted(text: &str, mark: char) -> usize {
    let mut at = mark.len_utf8();
    while let Some(next) = text[at..].chars().next() {
        at += if next == '\\' { escaped(&text[at..]) } else { next.len_utf8() };
        if next == mark {
            break;
        }
    }
    at
}

/// How long a backslash is with what it protects.
fn escaped(text: &str) -> usize {
    text.chars().take(2).map(char::len_utf8).sum()
}

/// A script without lines that are only comments, and without the space before the others. It
/// does not look into lines, so a text over several lines has no place in a script here.
pub(crate) fn js(script: &str) -> Result<String, String> {
    let mut out = String::with_capacity(script.len());
    for (number, line) in (1..).zip(script.lines()) {
        let line = line.trim_ascii();
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        let marks = line.matches('`').count() - line.matches("\\`").count();
        if marks % 2 == 1 || line.ends_with('\\') {
            return Err(format!("line {number}: a text that goes on in the next line"));
        }
        if line.starts_with("/*") {
            return Err(format!("line {number}: comments here begin with //"));
        }
        out.push_str(line);
        out.push('\n');
    }
    Ok(out)
}
