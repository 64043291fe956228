import { expect, test } from "vitest";
import { readSource, type Source, under } from "./sources";
import { textsOf } from "./texts";

/** Sources without text for visitors: code that runs at build, and schemas. */
const WORDLESS = /^src\/(?:build|contract)\/|\/sample-[a-z]+\.ts$/;

/** Amounts, rates, years and ages, which the next law, year or price list changes. */
const AGEING = [
  /\d{1,3}(?:[.\u00a0]\d{3})+/,
  /\d[ \u00a0]?(?:F|FCA|FCFA|francs?|M|millions?)(?![\p{L}\d])/u,
  /\d[ \u00a0]?%/,
  /(?<![\d.#])(?:19|20)\d\d(?!\d)/,
  /(?:\d|(?<!\p{L})(?:cinq|huit|dix|quinze|vingt))[ \u00a0](?:ans|tonnes)(?!\p{L})/iu,
  /\d,\d/,
];

/** Texts with a figure that does not age or makes no claim about the country, each with the reason. */
const LASTING: readonly (readonly [RegExp, why: string])[] = [
  [/^(?:ex\. )?\d[\d.,]*(?:\u00a0km)?$/, "a number alone: what a field begins with, or its example"],
  [/^Entrez [^.]+, comme \d[\d.,]*(?: ou \d[\d,]*)?/, "an example of what to type"],
  [/6500000|6\.500\.000(?: FCFA)?|6,5 M/g, "the one amount that shows how amounts are typed"],
  [/^× 1\.000 \?$/, "francs or thousands of francs"],
  [
    /^(?:Moins de |Plus de |De moins de |> )?\d+(?:(?: à (?:plus de )?|–)\d+)?[ \u00a0](?:M|millions)$/,
    "a step of our own filters",
  ],
  [/SUV diesel 7 places moins de 40 millions/, "an example of a question"],
  [/ur (?:5|cinq) ans/, "how long we count"],
  [/laisser la voiture à 100 %/, "a full battery"],
  [/La même à 3 ans/, "an age that we offer, not a rule"],
  [/^<svg .*$/, "a picture"],
  [/^min\(100%,|^#[\dA-F]{6}$/, "a style"],
];

/** « file:line: text » for each text with a figure that can age. */
function ageing(source: Source): readonly string[] {
  const found = textsOf(source).filter(({ text }) => {
    const claims = LASTING.reduce((left, [lasting]) => left.replace(lasting, ""), text.trim());
    return AGEING.some((figure) => figure.test(claims));
  });
  return found.map(({ place, text }) => `${place}: ${text.replace(/\s+/g, " ").trim()}`);
}

// Such figures are in parametres_pays, with their date and their source, so that visitors read a new one as soon as its editors enter it.
// rule: costs/dated-figures
test("no component contains a figure that can age", () => {
  const written = under("src/").filter(
    ({ file }) =>
      !WORDLESS.test(file) &&
      !/^src\/(?:guide\/search\/engine|market\/search|shared\/sentence)\/(?:sentence|prices|examples)/.test(file),
  );
  expect(written.length).toBeGreaterThan(300);
  expect(written.flatMap(ageing)).toEqual([]);
});

test.each([
  `<p>Le péage coûte 2.000 F.</p>`,
  `<p>Un euro vaut 655,957 francs.</p>`,
  `const hint = "Entre 8 et 18 % selon les offres";`,
  "const answer = `Supprimée en 2013, ${date}`;",
  `const question = { answer: "Dix ans depuis la première mise en circulation." };`,
  `<Field hint="De 5 à 10 M, et 15 ans au plus" />`,
  `<p>Comptez 300.000 francs, comme en 2019.</p>`,
])("an ageing figure is detected in %s", (text) =>
  expect(ageing(readSource("src/shared/ui/x.tsx", text))).toHaveLength(1),
);

test.each([
  `<NumberField wrong="Entrez un montant, comme 6.000.000." />`,
  `const FIRST = { prix: "10.900.000" };`,
  `const band = "10 à 15 millions";`,
  "const query = graphql`query One { a(year: 2013) { b } }`;",
])("no ageing figure is detected in %s", (text) => expect(ageing(readSource("src/shared/ui/x.tsx", text))).toEqual([]));
