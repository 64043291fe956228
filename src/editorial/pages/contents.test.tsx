// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Contents, headingsOf } from "./contents";

afterEach(cleanup);

// rule: editorial/contents
test("a page lists the headings of its text in their order, without their markup", () => {
  const html =
    '<h2 id="editeur">Éditeur</h2><p>…</p><h3 id="a">Adresse</h3><h2 id="prix-et-avis">Prix &amp; <em>avis</em>\u00a0?</h2>';
  render(<Contents parts={headingsOf(html)} />);
  const links = within(screen.getByRole("navigation", { name: "Sommaire" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Éditeur", "#editeur"],
    ["Prix & avis\u00a0?", "#prix-et-avis"],
  ]);
  expect(headingsOf("<p>Sans titre</p>")).toEqual([]);
});
