import { expect, it } from "vitest";
import { areaOf, visibleStrings } from "./visible-strings";

const texts = (source: string) => visibleStrings("src/market/ad.tsx", source).map(({ text }) => text);

it("lists what is written between tags as one text, with a mark for each value", () => {
  expect(
    visibleStrings("src/a.tsx", "const a = (\n  <p>\n    Publiée le <b>{date}</b>,\n    {count} vues.\n  </p>\n);"),
  ).toEqual([{ line: 2, text: "Publiée le {…}, {…} vues." }]);
});

it("lists the attributes that are shown or read aloud, and no others", () => {
  expect(
    texts('<a className="button plain" href="/une page" title="Voir" aria-label="Fermer"><img alt="Photo" /></a>'),
  ).toEqual(["Voir", "Fermer", "Photo"]);
});

it("lists sentences, labels and templates", () => {
  expect(
    texts(
      'const a = ["Prix à venir", "Filtres", `Réf. ${id}`, "Choisissez\\u00a0une marque."]; f({ label: "Énergie" });',
    ),
  ).toEqual(["Prix à venir", "Filtres", "Réf. {…}", "Choisissez\u00a0une marque.", "Énergie"]);
});

it("leaves out what only the program reads", () => {
  expect(
    texts(`
      import a from "./un fichier";
      type B = "Une sorte" | "Autre sorte";
      const query = "SELECT id FROM ads WHERE state = 'publiee'";
      const key = { id: "Une clef", className: "card quiet" };
      if (event.key === "Escape") throw new Error("no such ad");
      switch (kind) { case "Une sorte": break; }
      const short = "prix";
    `),
  ).toEqual([]);
});

it("names the area of a file by its folder; pages and templates are together", () => {
  expect(
    ["src/market/photos/a.ts", "functions/market/a.ts", "src/pages/a.tsx", "src/templates/a.tsx", "src/menu.ts"].map(
      areaOf,
    ),
  ).toEqual(["market", "market", "pages", "pages", "site"]);
});
