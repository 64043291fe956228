import { describe, expect, test } from "vitest";
import { editorsSheet } from "./editors-sheet";

// rule: site/editors-stylesheet
describe("the editors' own sheet", () => {
  test.each(["", "  \n", "/* Ici, la rédaction écrit ses règles. */"])(
    "costs a page nothing where it has no rule: %j",
    (css) => {
      expect(editorsSheet(css)).toEqual({ html: "", inline: [] });
    },
  );

  test("is inlined in the page without its comments while it is small", () => {
    const { html, inline } = editorsSheet(
      '/* Tabaski */ .card { color: red } /* fin */ .card::after { content: "/* */" }',
    );
    expect(html).toBe(`<style>${inline[0]}</style>`);
    expect(inline).toEqual([
      expect.stringMatching(/^\.card \{ color: red \}\s+\.card::after \{ content: "\/\* \*\/" \}$/),
    ]);
  });

  test("is linked by its address when it is large", () => {
    expect(editorsSheet(".card { color: red }".repeat(1_000))).toEqual({
      html: '<link rel="stylesheet" href="/custom.css">',
      inline: [],
    });
  });
});
