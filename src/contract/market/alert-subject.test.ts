import fc from "fast-check";
import { expect, test } from "vitest";
import { subjectPath } from "../../market/alerts/subject-path";
import { watchedModel, watchedVersion } from "../../routes";
import { alertOnAd, alertSubject, subjectText } from "./alert-subject";

// rule: market/alert-asked
test.each([
  ["annonce=0q3mx7pz81vk", "annonce=0q3mx7pz81vk", "/marche-doccasion/annonce/0q3mx7pz81vk"],
  ["marque=kia&annonce=0q3mx7pz81vk&page=2", "annonce=0q3mx7pz81vk", "/marche-doccasion/annonce/0q3mx7pz81vk"],
  ["marque=kia&page=2&tri=prix_asc", "marque=kia", "/marche-doccasion/rechercher?marque=kia"],
  ["annonce=GA-0Q3MX7", "", "/marche-doccasion/rechercher"],
  ["", "", "/marche-doccasion/rechercher"],
  ["modele_neuf=13&prix_max=5", "modele_neuf=13", "/guide-auto/voitures-neuves/marque/voiture/modele/13-prix"],
  ["version_neuve=130", "version_neuve=130", "/guide-auto/voitures-neuves/marque/voiture/modele/prix/130-prix"],
  ["version_neuve=0130", "", "/marche-doccasion/rechercher"],
  ["modele_neuf=1e3", "", "/marche-doccasion/rechercher"],
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
  const queryOf = (address: string) => address.split("?")[1] ?? "";
  expect(alertSubject(queryOf(watchedModel(13)))).toEqual({ kind: "model", id: 13 });
  expect(alertSubject(queryOf(watchedVersion(130)))).toEqual({ kind: "version", id: 130 });
});
