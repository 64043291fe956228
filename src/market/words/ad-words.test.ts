import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aFullAd, anAdDetail } from "../ad-page/sample-detail";
import { PAPERS, valuesOf } from "../../contract/market/lists";
import { adLinks, adWords } from "./ad-words";
import { papersOf } from "./papers";
import { whatsappAddress } from "./whatsapp";

describe("a price beside its estimate", () => {
  const estimate = { n: 23, low: 9_200_000, value: 10_000_000, high: 10_900_000, certainty: "sure" } as const;
  test.each([
    [9_400_000, "6\u00a0% sous l’estimation de 10.000.000\u00a0FCA, un écart habituel"],
    [10_840_000, "8\u00a0% au-dessus de l’estimation de 10.000.000\u00a0FCA, un écart habituel"],
    [9_100_000, "9\u00a0% sous l’estimation de 10.000.000\u00a0FCA"],
    [11_000_000, "10\u00a0% au-dessus de l’estimation de 10.000.000\u00a0FCA"],
    [9_960_000, "Au niveau de l’estimation de 10.000.000\u00a0FCA"],
  ])("%i reads « %s »", (price, words) => expect(adWords(anAdDetail({ price, estimate })).index).toBe(words));
  test("nothing is said of a price without one", () => expect(adWords(anAdDetail()).index).toBeNull());
});

describe("unknown facts", () => {
  test("no text is empty: it has words, or it is absent", () => {
    for (const ad of [anAdDetail(), aFullAd(), anAdDetail({ description: "", views: 0 })])
      expect(
        Object.values(adWords(ad)).filter(
          (word) => word === "" || word?.includes("undefined") || word?.includes("null"),
        ),
      ).toEqual([]);
  });

  // rule: market/ad-page
  test("fewer than ten views are not told, nor does an answer repeat its name", () => {
    expect([9, 10].map((views) => adWords(anAdDetail({ views })).views)).toEqual([
      null,
      expect.stringMatching(/^10\svues$/),
    ]);
    expect(adWords(anAdDetail({ steering: "gauche" })).steering).toBe("à gauche");
    expect(adWords(anAdDetail({ owners: 3 })).owners).toBe("3");
  });

  test("a price that went up is not shown as lowered", () =>
    expect(adWords(anAdDetail({ price_before: 9_000_000 })).before).toBeNull());

  test("a sold car offers no contact", () => {
    for (const state of ["vendue", "expiree"] as const)
      expect(adWords(aFullAd({ state }))).toMatchObject({ reach: null, whatsapp: null });
    expect(adWords(aFullAd())).toMatchObject({ reach: "Contacter le vendeur", whatsapp: "WhatsApp" });
  });

  test("a place names each of its parts once", () =>
    expect(adWords(anAdDetail({ region: "thies", town: "Thiès", district: "Thiès" })).place).toBe("Thiès"));
});

describe("papers to ask for", () => {
  test.each(valuesOf(PAPERS))("a car that is « %s » has the papers that this status implies", (papers) => {
    const statuses = papersOf({ papers, papers_seen: [], inspection_until: null, insurance_until: null });
    expect(statuses.carte_grise).toBe(papers === "dedouane_mute" ? "Annoncé" : "Non annoncé");
    expect(statuses.quittances).toBe(papers.startsWith("dedouane") ? "Annoncé" : "Non annoncé");
    expect([statuses.visite_technique, statuses.assurance, statuses.acte_de_vente]).toEqual([
      "Non annoncé",
      "Non annoncé",
      "Non annoncé",
    ]);
  });

  test("papers with an end date name the date", () =>
    expect(papersOf(aFullAd()).visite_technique).toBe("Annoncé, jusqu’au 31 mars 2027"));

  // rule: market/papers
  test("papers that an operator has seen are verified, whatever the seller says; the others are not", () => {
    const statuses = papersOf(
      aFullAd({ papers: "sous_douane", papers_seen: ["acte_de_vente", "visite_technique", "autre"] }),
    );
    expect([statuses.acte_de_vente, statuses.visite_technique, statuses.assurance, statuses.cmc]).toEqual([
      "Vérifié",
      "Vérifié, jusqu’au 31 mars 2027",
      "Annoncé, jusqu’au 15 janvier 2027",
      "Non annoncé",
    ]);
  });
});

// rule: costs/customs-value
test("the tools open with this car’s price, customs with the car from which a value is proposed, and only if it is not cleared", () => {
  expect(adLinks(aFullAd())).toMatchObject({
    loan: "?prix=9.500.000",
    road: "?etat=douane&prix=9.500.000&cv=11",
    customs: "?valeur=9.500.000&modele=Hyundai+Tucson&annee=2017&provenance=Cor%C3%A9e",
  });
  expect(adLinks(anAdDetail())).toMatchObject({
    road: "?etat=occasion&prix=9.500.000",
    customs: null,
    model: null,
  });
});

test.each([
  ["occasion_locale", "dedouane_mute", "occasion"],
  ["accidente", "dedouane_non_mute", "occasion"],
  ["venant", "dedouane_non_mute", "venant"],
  ["occasion_locale", "plaque_etrangere", "douane"],
  ["neuf_0km", "dedouane_non_mute", "neuve"],
] as const)(
  "what a car « %s », « %s » costs in one’s own name is counted as that of a car « %s »",
  (condition, papers, state) => {
    expect(adLinks(anAdDetail({ condition, papers, fiscal_power: null })).road).toBe(`?etat=${state}&prix=9.500.000`);
  },
);

test("the comparison with a new car opens with the price of the same model as new, and with this car", () => {
  expect(adLinks(aFullAd({ condition: "venant", papers: "dedouane_non_mute", energy: "diesel" })).compared).toBe(
    "?neuve_prix=19.900.000&occasion_prix=9.500.000&occasion_etat=venant&occasion_cv=11&occasion_energie=Diesel",
  );
  expect(adLinks(anAdDetail()).compared).toBe("?occasion_prix=9.500.000");
});

test("the monthly cost uses the car’s own energy", () => {
  expect(adLinks(aFullAd({ energy: "diesel" })).monthly).toBe("?prix=9.500.000&energie=Diesel&cv=11");
  expect(adLinks(anAdDetail({ energy: "electrique" })).monthly).toBe(
    `?prix=9.500.000&energie=${encodeURIComponent("Électrique")}`,
  );
});

test("the lowest price of the same model as new is shown, if it is known", () => {
  expect(adWords(aFullAd()).model).toBe("La même neuve à partir de 19.900.000\u00a0FCA");
  expect(adWords(aFullAd({ new_price: null })).model).toBe("Le modèle neuf : prix et fiche");
});

test("the WhatsApp address carries the whole text, whatever it contains", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      const address = new URL(
        whatsappAddress("+221771234567", { title, reference: "GA-0123", link: "https://x.example/a?b=c&d" }),
      );
      expect([address.host, address.pathname]).toEqual(["wa.me", "/221771234567"]);
      expect(address.searchParams.get("text")).toBe(
        `Bonjour, je suis intéressé par votre ${title}, réf. GA-0123, vue sur Guide Auto Sénégal : https://x.example/a?b=c&d`,
      );
    }),
  );
});
