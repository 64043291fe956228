import { expect, test } from "vitest";
import { under } from "./sources";
import { textsOf } from "./texts";

const spelled = (words: RegExp) =>
  [...under("src/"), ...under("functions/")]
    .filter(({ tree }) => words.test(tree.text))
    .flatMap(textsOf)
    .filter(({ text }) => words.test(text))
    .map(({ place, text }) => `${place}: ${text.trim()}`);

// Whether the content is a demonstration is known to the content: a real site would otherwise say it of its own prices.
test("no program of the site calls what it shows a demonstration or fictional", () => {
  expect(spelled(/démonstration|fictif|fictive|imaginaire/i)).toEqual([]);
});

// Whose pages they are differs from one owner to the next, so that the addresses are theirs to give. Where a page is shared is the same for all.
test("no program of the site spells the address of a network’s page or of a sister site", () => {
  expect(spelled(/\.example\b|(?:facebook|linkedin|instagram|youtube|tiktok|twitter)\.com\/(?!sharer\/)/i)).toEqual([]);
});
