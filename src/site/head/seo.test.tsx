import fc from "fast-check";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { scriptJson } from "../../shared/text/script-json";
import { Seo } from "./seo";

/** Text that tries to break out of the script element. */
const nasty = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "</script>",
        "</ScRiPt ",
        "<!--",
        "-->",
        "<script>",
        "&lt;",
        "\u2028",
        "\u2029",
        "]]>",
        "\\u003c",
      ),
    ),
  )
  .map((parts) => parts.join(""));
const { tree: json } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    nasty,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("tree")),
    fc.dictionary(nasty, tie("tree"), { noNullPrototype: true }),
  ),
}));

const SITE = "https://guide.example";
const head = (props: Partial<Parameters<typeof Seo>[0]> = {}) =>
  parse(
    renderToStaticMarkup(
      <Seo title="Toyota Starlet" description="Prix et fiches" path="/guide-auto" siteUrl={SITE} {...props} />,
    ),
  );
const content = (markup: ReturnType<typeof head>, property: string) =>
  markup.querySelector(`meta[property="${property}"]`)?.getAttribute("content");

describe("JSON in a script element", () => {
  it("is parsed to an equal value", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(scriptJson(value))).toEqual(value);
      }),
    );
  });

  it("cannot close the element, open a comment or break a line of script", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(scriptJson(value)).not.toMatch(/[<>&\u2028\u2029]/);
      }),
    );
  });
});

describe("the head of a page", () => {
  it("gives search engines its absolute canonical address", () => {
    expect(head().querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("https://guide.example/guide-auto");
  });

  it("excludes an error page from search engines", () => {
    const markup = head({ path: undefined });
    expect(markup.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(markup.querySelector("link[rel=canonical]")).toBeNull();
  });

  it("has a link card with its picture by absolute address", () => {
    const markup = head({ image: "/static/starlet.jpg" });
    expect(content(markup, "og:image")).toBe("https://guide.example/static/starlet.jpg");
    expect(markup.querySelector(`meta[name="twitter:card"]`)?.getAttribute("content")).toBe("summary_large_image");
  });

  it("has a link card with the site's own picture when it has none", () => {
    expect(content(head({ image: null }), "og:image")).toBe("https://guide.example/icon-512.png");
  });

  it("has one valid block of structured data, whatever editors wrote", () => {
    fc.assert(
      fc.property(nasty, (name) => {
        const blocks = head({ data: [{ "@type": "Car", name }] }).querySelectorAll("script");
        expect(blocks.map((block) => JSON.parse(block.textContent))).toEqual([
          { "@context": "https://schema.org", "@graph": [{ "@type": "Car", name }] },
        ]);
      }),
    );
  });

  it("has no block when there is no structured data", () => expect(head().querySelector("script")).toBeNull());
});
