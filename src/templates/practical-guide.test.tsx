// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import PracticalGuidePage from "./practical-guide";

vi.mock("gatsby", () => ({ graphql: () => null, useStaticQuery: () => ({ site: null }) }));
afterEach(cleanup);

type Data = Queries.PracticalGuidePageQuery;

function show(html: string): void {
  const data: Data = {
    guide: {
      guideId: 1,
      slug: "choisir",
      topicSlug: "permis-de-conduire",
      topic: { name: "Permis de conduire" },
      title: "Choisir son auto-école",
      summary: null,
      photo: null,
      html,
      steps: [{ title: "Visiter", text: "À pied." }],
      papers: ["Carte d’identité"],
      costs: [
        {
          key: "forfait",
          label: "Forfait",
          value: 100_000,
          valueMax: null,
          unit: "FCA",
          effective: null,
          source: "automag.sn",
          certainty: "C",
          note: null,
        },
      ],
      delay: null,
      offices: [],
      checklist: ["Agrément vu"],
      faq: [],
      sources: [],
      updated: "2026-10-15",
      readingMinutes: 2,
    },
    others: { nodes: [] },
  };
  render(<PracticalGuidePage {...({ data } as ComponentProps<typeof PracticalGuidePage>)} />);
}
const INTRO = "Le prix va du simple au double.";
/** The titles of the page, and where the introduction stands among them. */
const order = () =>
  [...document.querySelectorAll("h2, article p")].flatMap(({ tagName, textContent }) =>
    tagName === "H2" || textContent === INTRO ? textContent : [],
  );

// rule: editorial/guide-order
test("what introduces the text of a guide stands before its costs, and the text from its first title on below its list", () => {
  show(`<p>${INTRO}</p><h2 id="forfait">Ce qu’un forfait doit dire</h2><p>Tout.</p>`);
  expect(order()).toEqual([
    "Les étapes",
    "Papiers à fournir",
    INTRO,
    "Ce que ça coûte",
    "À cocher avant de partir",
    "Ce qu’un forfait doit dire",
  ]);
  expect(screen.getByText("Tout.")).toBeTruthy();
});

// rule: editorial/guide-order
test("a text without titles is its introduction", () => {
  show(`<p>${INTRO}</p>`);
  expect(order()).toEqual(["Les étapes", "Papiers à fournir", INTRO, "Ce que ça coûte", "À cocher avant de partir"]);
});
