// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import GuidesHomePage from "../../pages/guide-pratique";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(cleanup);

const guide = (guideId: number, slug: string) => ({ guideId, slug, topicSlug: "permis-de-conduire", title: slug });
const data: Queries.GuidesHomePageQuery = {
  topics: {
    nodes: [
      { slug: "permis-de-conduire", name: "Permis de conduire" },
      { slug: "vignette", name: "Vignette" },
    ],
  },
  guides: {
    nodes: [guide(1, "passer"), guide(2, "renouveler"), guide(3, "echanger"), guide(4, "choisir")],
  },
};
beforeEach(() => void render(<GuidesHomePage {...({ data } as ComponentProps<typeof GuidesHomePage>)} />));

const linksOf = (topic: string) => {
  const block = screen.getByRole("heading", { level: 2, name: topic }).closest("section");
  return within(block ?? document.body)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
};

// rule: editorial/guides-home
test("the home of the guides begins with a search that works without scripts", () => {
  const search = screen.getByRole("search", { name: "Tout le site" });
  expect(search.getAttribute("action")).toBe("/recherche");
  expect(
    within(search)
      .getByRole("searchbox", { name: /Que cherchez-vous/ })
      .getAttribute("name"),
  ).toBe("q");
});

// rule: editorial/guides-home
test("a topic stands there once, with its icon, its first three guides and their number", () => {
  const topic = "/guide-pratique/permis-de-conduire";
  expect(linksOf("Permis de conduire")).toEqual([
    ["Permis de conduire", topic],
    ["passer", `${topic}/passer`],
    ["renouveler", `${topic}/renouveler`],
    ["echanger", `${topic}/echanger`],
    ["Les 4 guides : Permis de conduire", topic],
  ]);
  expect(screen.getByRole("heading", { name: "Permis de conduire" }).querySelector("svg")).not.toBeNull();
});

// rule: editorial/guides-home
test("a topic without a guide says so", () => {
  expect(linksOf("Vignette").map(([text]) => text)).toEqual(["Vignette", "0 guide : Vignette"]);
});

// rule: editorial/guides-home
test("every tool is there, and the way to the page of all of them", () => {
  const tools = screen.getAllByRole("link").filter((link) => /\/outils\//.test(link.getAttribute("href") ?? ""));
  expect(tools).toHaveLength(7);
  const all = screen.getByRole("link", { name: "Tous les outils" });
  expect(all.getAttribute("href")).toBe("/guide-pratique/outils");
  for (const tool of [...tools, all]) expect(tool.querySelector("svg")).not.toBeNull();
});
