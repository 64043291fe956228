import { expect, test } from "vitest";
import { under } from "./sources";
import { textsOf } from "./texts";

const spelled = (words: RegExp) =>
  [...under("src/"), ...under("functions/")]
    .filter(({ tree }) => words.test(tree.text))
    .flatMap(textsOf)
    .filter(({ text }) => words.test(text))
    .map(({ place, text }) => `${place}: ${text.trim()}`);

// Only the content knows whether it is a demonstration; otherwise a real site would call its own prices fictional.
test("no code of the site calls its content a demonstration or fictional", () => {
  expect(spelled(/démonstration|fictif|fictive|imaginaire/i)).toEqual([]);
});

// These addresses differ between owners, so they are part of the content. The addresses for sharing a page are the same for all owners.
test("no code of the site contains the address of a social network’s page or of a sister site", () => {
  expect(spelled(/\.example\b|(?:facebook|linkedin|instagram|youtube|tiktok|twitter)\.com\/(?!sharer\/)/i)).toEqual([]);
});

// JSX reads attributes and text as HTML does: a code of JavaScript in them is shown as it stands.
test("no visible text has the code of a character in its place", () => {
  const isPattern = /\\d/;
  expect(spelled(/\\u[0-9a-f]{4}|\\n/i).filter((text) => !isPattern.test(text))).toEqual([]);
});
