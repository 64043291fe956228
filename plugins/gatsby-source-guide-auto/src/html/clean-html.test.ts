// @vitest-environment jsdom
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { xssPayloads } from "../../test/xss-payloads";
import { htmlCleaner } from "./clean-html";

const clean = htmlCleaner("https://api.example");
const cleaned = (html: string) => clean(html) ?? "";

const ALLOWED = new Set(
  "p h2 h3 h4 ul ol li a strong em b i blockquote table thead tbody tr th td caption figure figcaption img br hr code pre sup sub div".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(
  "id href rel src alt width height loading colspan rowspan scope class tabindex role aria-label".split(" "),
);

/** Body of a document that runs no scripts. */
const { body } = document.implementation.createHTMLDocument("");

/** Parses the HTML as a browser does, and lists everything in it that could do harm. */
function harm(html: string): string[] {
  body.innerHTML = html;
  return [...body.querySelectorAll("*")].flatMap((element) => [
    ...(ALLOWED.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!ATTRIBUTES.has(name)) return [`${name}=`];
      if (name === "src") return /^https:\/\//.test(value) ? [] : [`src=${value}`];
      return name !== "href" || /^(?:https:\/\/|#|\/(?![/\\]))/.test(value) ? [] : [`href=${value}`];
    }),
  ]);
}
/** Expects no harm, also after the browser serialised the HTML and parsed it again, which « mutation » attacks exploit. */
function expectHarmless(html: string) {
  expect(harm(html)).toEqual([]);
  expect(harm(body.innerHTML)).toEqual([]);
}

// rule: editorial/clean-text
describe("an attack is made harmless", () => {
  test("the check detects harmful HTML", () => {
    expect(harm("<img src=x onerror=alert(1)>")).toEqual(["src=x", "onerror="]);
    expect(harm("<a href='javascript:alert(1)'>x</a><svg></svg>")).toEqual(["href=javascript:alert(1)", "<svg>"]);
  });

  test("there are at least sixty different attacks", () =>
    expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(60));

  test.each(xssPayloads)("%s", (payload) => {
    expectHarmless(cleaned(payload));
    expectHarmless(cleaned(`<table><tr><td>${payload}</td></tr></table>`));
    expectHarmless(cleaned(`<h2>${payload}</h2>`));
    expectHarmless(cleaned(`<pre>${payload}`));
  });

  test("attacks that are mixed, cut and nested at random are harmless, too", () => {
    const piece = fc.oneof(
      fc.constantFrom(...xssPayloads),
      fc.constantFrom(
        "<table>",
        "</table>",
        "<h2>",
        "</h2>",
        "<a href='",
        "'",
        '"',
        ">",
        "<!--",
        "-->",
        "<p",
        "</p>",
        '<div class="table-scroll">',
      ),
      fc.string({ maxLength: 12 }),
      fc.tuple(fc.constantFrom(...xssPayloads), fc.nat(80)).map(([payload, at]) => payload.slice(0, at)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => expectHarmless(cleaned(pieces.join("")))),
      { numRuns: 1000 },
    );
  });
});

describe("an editor’s HTML", () => {
  test.each([
    ["<p>Texte <strong>gras</strong> et <em>fin</em>.</p>", "<p>Texte <strong>gras</strong> et <em>fin</em>.</p>"],
    ["<h1>Un titre</h1>", '<h2 id="un-titre">Un titre</h2>'],
    [
      "<h2>Prix &amp; délais</h2><h3>Prix &amp; délais</h3>",
      '<h2 id="prix-delais">Prix &amp; délais</h2><h3 id="prix-delais-2">Prix &amp; délais</h3>',
    ],
    ["<h2><em>L’</em>assurance</h2>", '<h2 id="l-assurance"><em>L’</em>assurance</h2>'],
    ["<h2>…</h2>", '<h2 id="partie">…</h2>'],
    [
      "<table><tr><td>1</td></tr></table>",
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Tableau"><table><tr><td>1</td></tr></table></div>',
    ],
    ["<a href='/guide-pratique/permis'>x</a>", '<a href="/guide-pratique/permis">x</a>'],
    ["<a href='#prix'>x</a>", '<a href="#prix">x</a>'],
    [
      "<a href='https://x.example/a?b=1&amp;c=2'>x</a>",
      '<a href="https://x.example/a?b=1&amp;c=2" rel="noopener nofollow">x</a>',
    ],
    ["<a href='http://x.example'>x</a>", "<a>x</a>"],
    [
      "<img src='/u/a.jpg' width='800' height='x'>",
      '<img src="https://api.example/u/a.jpg" alt="" width="800" loading="lazy" />',
    ],
    ["<p><img src='http://x.example/a.jpg'>x</p>", "<p>x</p>"],
    ["<div class='wp-block'><p>x</p></div>", "<p>x</p>"],
    ["", ""],
  ])("%s", (html, expected) => expect(clean(html)).toBe(expected));

  // rule: editorial/clean-text
  test("of more than 1 MB is not shown", () => {
    expect(clean("x".repeat(1_000_001))).toBeNull();
    expect(clean("é".repeat(600_000))).toBeNull();
  });

  test("is cut at fifty levels of nesting", () => {
    const html = cleaned("<blockquote>".repeat(5000));
    expect(html.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(50);
  });
});
