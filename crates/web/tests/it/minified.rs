//! Style sheets and scripts are sent without what only their authors read.

use crate::minify::{css, js};
use crate::styles::sheets;

#[test]
fn a_sheet_loses_comments_and_spaces_and_keeps_its_meaning() {
    for (sheet, short) in [
        ("a {\n  color: red;\n  top: 0;\n}\n", "a{color:red;top:0}"),
        ("/* why */\n.a, .b > .c { }", ".a,.b>.c{}"),
        (".a :hover .b:focus {}", ".a :hover .b:focus{}"),
        (
            "@media (width < 600px) and (hover) { a { top: 0 !important; } }",
            "@media (width < 600px) and (hover){a{top:0!important}}",
        ),
        ("a { width: calc( 1px + (2px - 3px) ); }", "a{width:calc(1px + (2px - 3px))}"),
        ("a { content: \"; } /* ' */  :\"; }", "a{content:\"; } /* ' */  :\"}"),
        (r#"a { content: "\"  ;"; }"#, r#"a{content:"\"  ;"}"#),
        (r".a\: b { }", r".a\: b{}"),
        (
            "a { background: url(data:a;b,  c) no-repeat; }",
            "a{background:url(data:a;b,  c) no-repeat}",
        ),
        ("a/* no space */.b c/* one */ .d {}", "a/**/.b c .d{}"),
        ("& + .a ~ .b { grid-area: 1 / 2; }", "& + .a ~ .b{grid-area:1 / 2}"),
        ("a { grid: \"x  y\" \"z\"; }", "a{grid:\"x  y\" \"z\"}"),
        ("a { b: \"never ends", "a{b:\"never ends"),
        ("a {} /* never ends", "a{}"),
    ] {
        assert_eq!(css(sheet), short);
        assert_eq!(css(short), short, "nothing is left to be done");
    }
}

#[test]
fn a_script_loses_lines_that_only_say_why() {
    let script = "// Why.\nfunction f() {\n  const a = `  // ${b}`; // it\n\n  return /`x`/;\n}\n";
    let short = "function f() {\nconst a = `  // ${b}`; // it\nreturn /`x`/;\n}\n";
    assert_eq!(js(script).as_deref(), Ok(short));
    assert_eq!(js("const a = \"http://x\";").as_deref(), Ok("const a = \"http://x\";\n"));
}

#[test]
fn a_script_that_could_break_is_refused() {
    for script in ["a = `\n  b`;", "a = \"b\\\n  c\";", "/* b\n * c */", "\n  /* b */ c();"] {
        assert!(js(script).is_err(), "{script}");
    }
}

/// A sheet without its comments and all of its white space, done the simple way.
fn bare(sheet: &str) -> String {
    let parts = sheet.split("/*").enumerate().filter_map(|(index, part)| match index {
        0 => Some(part),
        _ => part.split_once("*/").map(|(_, after)| after),
    });
    let letters: String = parts.collect();
    letters.split_ascii_whitespace().collect::<String>().replace(";}", "}")
}

#[test]
fn our_own_sheets_lose_nothing_else() {
    for sheet in sheets() {
        let short = css(&sheet.text);
        assert_eq!(bare(&short), bare(&sheet.text), "{}", sheet.name);
        assert!(short.len() < sheet.text.len(), "{}", sheet.name);
    }
}
