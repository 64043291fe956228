import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareLinks } from "./share-links";

const URL_OF_PAGE = "https://guide.example/guide-auto/voitures-neuves/marque/toyota/1?a=1&b=2#prix";

describe("the addresses that share a page", () => {
  it("pass the title and the address to WhatsApp, whatever the title contains", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) => {
        const link = new URL(shareLinks(title, URL_OF_PAGE).whatsapp);
        expect(link.origin + link.pathname).toBe("https://wa.me/");
        expect([...link.searchParams]).toEqual([["text", `${title} ${URL_OF_PAGE}`]]);
      }),
    );
  });

  it("pass the whole address to Facebook", () => {
    const link = new URL(shareLinks("Titre", URL_OF_PAGE).facebook);
    expect([...link.searchParams]).toEqual([["u", URL_OF_PAGE]]);
  });
});
