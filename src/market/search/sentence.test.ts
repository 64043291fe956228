import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAdSearch, writeAdSearch } from "../../contract/market/search";
import { readAdSentence } from "./sentence";

const read = (q: string, more = "") => {
  const params = new URLSearchParams(more);
  params.set("q", q);
  return decodeURIComponent(writeAdSearch(readAdSentence(readAdSearch(params))));
};

// rule: market/search-sentence
describe("a sentence about a used car", () => {
  test.each([
    ["Toyota à Dakar moins de 5 M", "q=Toyota&region=dakar&prix_max=5000000"],
    [
      "toyota dakar avec papiers moins de 5 millions",
      "q=toyota&statut_des_papiers=dedouane_mute&region=dakar&prix_max=5000000",
    ],
    [
      "SUV diesel automatique entre 5 et 8 M",
      "energie=diesel&boite=automatique&carrosserie=suv&prix_min=5000000&prix_max=8000000",
    ],
    ["yaris depuis 2018 moins de 100 000 km", "q=yaris&annee_min=2018&km_max=100000"],
    ["tucson 2015-2019", "q=tucson&annee_min=2015&annee_max=2019"],
    ["duster avant 2017", "q=duster&annee_max=2017"],
    [
      "venant dédouané à Thiès",
      "etat_du_vehicule=venant&statut_des_papiers=dedouane_mute,dedouane_non_mute&region=thies",
    ],
    ["sous douane", "statut_des_papiers=sous_douane"],
    ["non dédouanée", "statut_des_papiers=sous_douane"],
    ["4x4 à Grand Yoff", "transmission=4x4&ville=grand-yoff"],
    ["voiture d’occasion première main", "premiere_main=1"],
    ["bonne affaire parking", "vendeur=parking&affaire=1"],
    ["je cherche une corolla jusqu'à 4,5 millions FCFA", "q=corolla&prix_max=4500000"],
  ])("« %s »", (sentence, expected) => expect(read(sentence)).toBe(expected));

  test.each(["tucson gt line 2018", "rav 4", "c4", "Classe A 200", "308", "escape 2014", "série 3"])(
    "the name « %s » stays a name",
    (name) => expect(read(name)).toBe(`q=${name.replaceAll(" ", "+")}`),
  );

  test("narrows what is already asked for, and never widens it", () => {
    expect(read("moins de 8 M", "prix_max=5000000&marque=kia")).toBe("marque=kia&prix_max=5000000");
    expect(read("plus de 2 M", "prix_max=5000000")).toBe("prix_min=2000000&prix_max=5000000");
  });

  test("is read once: the address that it leads to is its own", () => {
    const words = fc.constantFrom(
      ..."toyota à dakar moins de 5 M entre et 8 millions 2015 2018 - km 100 000 diesel auto yoff grand papiers avec non dédouanée depuis avant < ( é".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(words, { maxLength: 12 }).map((some) => some.join(" ")),
          fc.string({ maxLength: 80 }),
        ),
        (q) => {
          const once = readAdSentence(readAdSearch(new URLSearchParams([["q", q]])));
          expect(readAdSentence(readAdSearch(new URLSearchParams(writeAdSearch(once))))).toEqual(once);
        },
      ),
    );
  });
});
