// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import GuidesHomePage from "../../pages/guide-pratique";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(cleanup);

const image = {
  layout: "constrained" as const,
  width: 320,
  height: 200,
  images: { fallback: { src: "/static/licence.webp" }, sources: [] },
};
const data: Queries.GuidesHomePageQuery = {
  topics: {
    nodes: [
      {
        slug: "permis-de-conduire",
        name: "Permis de conduire",
        photo: { alt: "Permis", file: { childImageSharp: { gatsbyImageData: image } } },
      },
      { slug: "vignette", name: "Vignette", photo: null },
    ],
  },
  guides: {
    nodes: [
      { guideId: 1, slug: "passer-son-permis", topicSlug: "permis-de-conduire", title: "Passer son permis" },
      { guideId: 2, slug: "renouveler-son-permis", topicSlug: "permis-de-conduire", title: "Renouveler son permis" },
    ],
  },
};

// rule: editorial/guides-home
test("the home of the guides begins with a search that works without scripts, and tiles with a picture or an icon", () => {
  render(<GuidesHomePage {...({ data } as ComponentProps<typeof GuidesHomePage>)} />);
  const search = screen.getByRole("search", { name: "Tout le site" });
  expect(search.getAttribute("action")).toBe("/recherche");
  expect(
    within(search)
      .getByRole("searchbox", { name: /Que cherchez-vous/ })
      .getAttribute("name"),
  ).toBe("q");
  const [licence, sticker] = ["Permis de conduire", "Vignette"].map(
    (name) => screen.getAllByRole("link", { name: new RegExp(`^${name}`) })[0],
  );
  expect(licence?.querySelector("img")?.getAttribute("src")).toBe("/static/licence.webp");
  expect(licence?.querySelector("img")?.alt).toBe("");
  expect(licence?.querySelector("svg")).toBeNull();
  expect(sticker?.querySelector("picture")).toBeNull();
  expect(sticker?.querySelector("svg")).not.toBeNull();
});

// rule: editorial/guides-home
test("a topic unfolds its guides, and one without a guide is not there to unfold", () => {
  const { container } = render(<GuidesHomePage {...({ data } as ComponentProps<typeof GuidesHomePage>)} />);
  const [licence, ...others] = [...container.querySelectorAll("details")];
  expect(others).toEqual([]);
  expect(licence?.open).toBe(false);
  expect(licence?.querySelector("summary")?.textContent).toBe("Permis de conduire 2 guides");
  expect([...(licence?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "/guide-pratique/permis-de-conduire/passer-son-permis",
    "/guide-pratique/permis-de-conduire/renouveler-son-permis",
  ]);
});
