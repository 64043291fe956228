import { describe, expect, test } from "vitest";
import { checkCss } from "./check-css";

const API = "https://api.example/wp";
const cssOf = (css: string) => {
  const checked = checkCss(css, API);
  return checked.ok ? checked.css : null;
};

describe("a safe style sheet", () => {
  test.each([
    "",
    "/* rien */",
    ":root { --accent: #0a7; }",
    'a:hover, .md\\:flex > b::before { content: "\\201C"; color: rgb(0 0 0 / 50%) !important; }',
    "@media (400px <= width <= 700px) { .hero { padding: calc(1rem + 2vw); } }",
    "@supports (display: grid) { @layer base { .a { .b & { color: red; } } } }",
    "@keyframes spin { to { transform: rotate(1turn); } }",
    'input[type="checkbox"] { margin: 0; }',
  ])("is unchanged: %s", (css) => expect(cssOf(css)).toBe(css));

  test("has its addresses made absolute", () => {
    expect(cssOf(".a { background: url(img/a.png) no-repeat, url('/b.png'); }")).toBe(
      '.a { background: url("https://api.example/wp/img/a.png") no-repeat, url("https://api.example/b.png"); }',
    );
    expect(cssOf(".a { background: url(https://api.example/x.svg) }")).toBe(
      '.a { background: url("https://api.example/x.svg") }',
    );
  });
});

// rule: site/editors-stylesheet
describe("a style sheet that is refused", () => {
  test.each([
    "@import url(https://api.example/b.css);",
    "@import 'b.css';",
    "@IMPORT 'b.css';",
    "@\\69mport 'b.css';",
    "@im/**/port 'b.css';",
    "@charset 'utf-7';",
    "@namespace url(http://www.w3.org/1999/xhtml);",
    "@font-face { font-family: x; src: url(https://api.example/x.woff2); }",
    "@media screen { @import 'x.css'; }",
    "@document url(https://x.example) { a { color: red } }",
    "@media url(https://evil.example) { a { color: red } }",
    ".a { background: url(https://evil.example/x.png) }",
    ".a { background: url(//evil.example/x.png) }",
    ".a { background: url(/\\evil.example/x.png) }",
    ".a { background: url(http://api.example/x.png) }",
    ".a { background: url(https://user@api.example/x.png) }",
    ".a { background: url(https://api.example.evil.example/x.png) }",
    ".a { background: url(data:image/svg+xml,<svg/>) }",
    ".a { background: url(javascript:alert(1)) }",
    ".a { background: \\75rl(https://evil.example) }",
    ".a { background: u\\72l(https://evil.example) }",
    '.a { background: url("https://evil.example\\" ) }',
    ".a { background: URL( 'https://evil.example' ) }",
    ".a { background: url(https://api.example/a.png), url(https://evil.example/b.png) }",
    ".a { background: image-set('https://evil.example/x.png' 1x) }",
    ".a { background: -webkit-image-set('https://evil.example/x.png' 1x) }",
    ".a { background: image('https://evil.example/x.png') }",
    ".a { background: src('https://evil.example/x.png') }",
    ".a { background: cross-fade('https://evil.example/x.png', red) }",
    ":root { --x: url(https://evil.example/x.png) }",
    "@keyframes k { to { background: url(https://evil.example/x.png) } }",
    ".a { width: expression(alert(1)) }",
    ".a { width: EXPRESSION (alert(1)) }",
    ".a { behavior: url(x.htc) }",
    ".a { -moz-binding: url(x.xml#y) }",
    ".a { -moz-\\62inding: url(x.xml#y) }",
    "input[value^='a'] { color: red }",
    "input[value$=a] { background: url(/a.png) }",
    "input[ value *= 'a' i ] { color: red }",
    "input[v\\61lue^='a'] { color: red }",
    "a[href^='https://secret'] { background: url(/leak.png) }",
    "input[name=csrf][data-t^='a'] { background: var(--leak) }",
    "input[data-t^='a'] { & + b { background: url(/leak.png) } }",
    "a { color: red } </style><script>alert(1)</script>",
    "<!-- a { color: red } -->",
    "a { color: red",
    "} a { color: red }",
    'a { content: "\u0000" }',
  ])("%s", (css) => expect(cssOf(css)).toBeNull());
});
