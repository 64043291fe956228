import { expect, test } from "vitest";
import { siteSetting } from "./site";

const sister = (adresse: unknown) => ({ cle: "site_ma", groupe: "site_frere", texte: "Maroc", adresse });

test.each(["https://guide.exemple.ma/", "/"])("a sister site may stand at %s", (address) =>
  expect(siteSetting.safeParse(sister(address)).success).toBe(true),
);

test.each([
  "http://guide.exemple.ma/",
  "//guide.exemple.ma",
  "/\\guide.exemple.ma",
  "javascript:alert(1)",
  "",
  null,
  undefined,
])("and not at %j", (address) => expect(siteSetting.safeParse(sister(address)).success).toBe(false));

test("a remark needs no address, a network does, and nobody else is heard of", () => {
  const read = (groupe: string) => siteSetting.safeParse({ cle: "un_reglage", groupe, texte: "Prix d’essai" }).success;
  expect([read("demonstration"), read("reseau"), read("publicite")]).toEqual([true, false, false]);
});
