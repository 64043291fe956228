import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { pageFiles, readText } from "../support/release";
import { wireRows } from "../support/wire-rows";
import { fold } from "../support/words";

const ADDRESS = "/guide-auto/nouveautes-au-marche";

interface Sent {
  readonly id: number;
  readonly nom_du_modele: string;
  readonly date_de_lancement: string | null;
  readonly verdict: string | null;
}

// rule: guide/novelties
test("the newest model that is on sale stands first, with what the editors conclude of it", async () => {
  const sent = new Map((await wireRows<Sent>("get_modeles")).map((model) => [model.id, model]));
  const page = parse(readText(pageFiles.get(ADDRESS) ?? ""));
  const cards = page.querySelectorAll("#deja-en-concession article").map((card) => {
    const [, id] = /\/(\d+)-[^/]*$/.exec(card.querySelector("h3 a")?.getAttribute("href") ?? "") ?? [];
    return { model: sent.get(Number(id)), text: fold(card.text) };
  });
  const days = cards.map(({ model }) => model?.date_de_lancement ?? "");
  expect(cards.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted().reverse());
  const verdicts = cards.map(({ model, text }) => text.includes(fold(model?.verdict ?? "–")));
  expect(verdicts).toEqual(cards.map((_, place) => place === 0));
});
