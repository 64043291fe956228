// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DealerFront } from "./dealer-front";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(cleanup);

const photo = { alt: "Façade de Baobab Mobilité", file: { childImageSharp: { resize: { src: "/static/1.webp" } } } };

// rule: guide/dealer-directory
test.each([
  ["Illustration de démonstration", "Façade de Baobab Mobilité, illustration de démonstration"],
  [undefined, "Façade de Baobab Mobilité"],
])("the front of a dealer in its card says what it shows, and whether it is drawn (%s)", (note, words) => {
  render(<DealerFront photo={photo} note={note} />);
  expect(screen.getByRole("img", { name: words }).getAttribute("src")).toBe("/static/1.webp");
});

test("a picture that could not be fetched leaves its place empty", () => {
  const { container } = render(<DealerFront photo={{ alt: "Façade", file: null }} note={undefined} />);
  expect([container.querySelector("img"), container.querySelector("span")?.getAttribute("aria-hidden")]).toEqual([
    null,
    "true",
  ]);
});
