import fc from "fast-check";
import { expect, test } from "vitest";
import { subjectPath } from "../../market/alerts/subject-path";
import { alertOnAd, alertSubject, subjectText } from "./alert-subject";

// rule: market/alert-asked
test.each([
  ["annonce=0q3mx7pz81vk", "annonce=0q3mx7pz81vk", "/marche-doccasion/annonce/0q3mx7pz81vk"],
  ["marque=kia&annonce=0q3mx7pz81vk&page=2", "annonce=0q3mx7pz81vk", "/marche-doccasion/annonce/0q3mx7pz81vk"],
  ["marque=kia&page=2&tri=prix_asc", "marque=kia", "/marche-doccasion/rechercher?marque=kia"],
  ["annonce=GA-0Q3MX7", "", "/marche-doccasion/rechercher"],
  ["", "", "/marche-doccasion/rechercher"],
])("%j is stored as %j, and its page is %s", (asked, stored, page) => {
  expect(subjectText(alertSubject(asked))).toBe(stored);
  expect(subjectPath(stored)).toBe(page);
});

test("what is stored is read as it was, whatever was asked", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (asked) => {
      const stored = subjectText(alertSubject(asked));
      expect(subjectText(alertSubject(stored))).toBe(stored);
    }),
  );
  expect(alertSubject(alertOnAd("0q3mx7pz81vk"))).toEqual({ kind: "ad", id: "0q3mx7pz81vk" });
});
