import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogue/catalogue";
import { multiply } from "./catalogue/multiply";
import { dayFrom } from "./catalogue/promo-rows";
import { rivalsOf } from "./catalogue/rivals";
import { type Row } from "./row";
import { contentReader } from "./source/content";
import { SMALL_CONTENT } from "./testing/client";

const today = new Date("2026-11-21T10:00:00Z");
const content = contentReader(SMALL_CONTENT)();
const { lists } = catalogueOf(content, today);

const modelOf = (name: string) => lists.models.find((row) => row["nom_du_modele"] === name) ?? {};
const versionsOf = (name: string) => lists.versions.filter((row) => row["id_modele"] === modelOf(name)["id"]);
const statesOf = (version: Row | undefined) => {
  const lines = Array.isArray(version?.["equipements"]) ? version["equipements"] : [];
  return new Map(lines.map(({ libelle, statut }) => [libelle, statut]));
};

describe("a model", () => {
  it("has the body that its line says, five photos, and rivals of its segment", () => {
    expect(modelOf("RAV4")).toMatchObject({ marque_id: 1, carrosserie: "SUV", segment: "C - SUV compact" });
    expect(modelOf("RAV4")["photos"]).toHaveLength(5);
    expect(modelOf("RAV4")["concurrents"]).toEqual(["Atto 3", "X-Trail", "CX-5"].map((name) => modelOf(name)["id"]));
  });

  it("has the versions whose lines name it, an unknown figure as null", () => {
    expect(versionsOf("Starlet").map((row) => [row["car_id"], row["prix"]])).toEqual([
      [10001, 10_900_000],
      [10002, 11_700_000],
      [10003, 12_600_000],
      [10004, 12_400_000],
      [10005, 13_350_000],
    ]);
    expect(versionsOf("Atto 3")[0]).toMatchObject({
      batterie_kwh: 60.5,
      cylindree_cm3: null,
      unite_conso: "kWh/100 km",
    });
  });

  it("that an editor adds is there with its versions; lines of a model that nobody knows are left out", () => {
    const [starlet] = content.models;
    const [line = {}] = content.versions;
    const more = catalogueOf(
      {
        ...content,
        models: [...content.models, { ...starlet!, id: 901, slug: "agya", nom_du_modele: "Agya" }],
        versions: [
          ...content.versions,
          { ...line, id: "19001", modele: "Agya", prix: "7350000" },
          { ...line, id: "19002", modele: "Nulle" },
        ],
      },
      today,
    );
    expect(more.lists.models).toHaveLength(lists.models.length + 1);
    expect(more.lists.versions.slice(lists.versions.length)).toMatchObject([
      { car_id: 19001, id_modele: 901, prix: 7_350_000 },
    ]);
    expect(more.lists.menuBrands[0]?.["models"]).toContainEqual({ id: 901, nom_du_modele: "Agya" });
  });
});

describe("equipment", () => {
  it("follows the trim level", () => {
    const [xli, gli, gx] = versionsOf("Starlet").map(statesOf);
    expect([xli, gli, gx].map((states) => states?.get("Airbags latéraux"))).toEqual([
      "non_disponible",
      "option",
      "serie",
    ]);
  });

  it("stands only on cars that it concerns", () => {
    const whoHas = (label: string) =>
      new Set(lists.versions.filter((row) => statesOf(row).has(label)).map((row) => row["id_modele"]));
    expect(whoHas("Bâche de benne")).toEqual(new Set(["Hilux", "D-Max"].map((name) => modelOf(name)["id"])));
    expect(whoHas("Câble de recharge domestique")).toEqual(new Set([modelOf("Atto 3")["id"]]));
  });

  it("of a premium brand’s plainest car is what others sell as an option", () => {
    const rows = (premium: boolean) =>
      catalogueOf(
        { ...content, brands: content.brands.map((brand) => ({ ...brand, premium })) },
        today,
      ).lists.versions.find(({ car_id }) => car_id === 10001);
    expect(statesOf(rows(false)).get("Contrôle de stabilité (ESP)")).toBe("option");
    expect(statesOf(rows(true)).get("Contrôle de stabilité (ESP)")).toBe("serie");
  });
});

describe("promos", () => {
  it("are dated from today; each with a price lowers that of its model’s cheapest version", () => {
    expect(dayFrom(today, -12)).toBe("2026-11-09");
    expect(lists.promos.map((promo) => [promo["id"], promo["debut"], promo["car_ids"], promo["prix_promo"]])).toEqual([
      [1, "2026-11-09", [10001], 10_300_000],
      [2, "2026-11-01", [10032], 25_700_000],
      [3, "2026-11-05", [10107], 21_400_000],
      [5, "2026-10-27", [10060], 13_100_000],
      [6, "2026-10-24", [10261], 25_400_000],
      [14, "2026-11-03", [10157], 26_100_000],
      [16, "2026-11-30", [10025], 54_400_000],
    ]);
  });
});

describe("rivalsOf", () => {
  const at = (id: number, price: number | null, segment = "B") => ({ id, price, segment });
  // rule: guide/rivals
  it("takes the three nearest of the segment within 20 %", () => {
    const all = [at(1, 100), at(2, 119), at(3, 121), at(4, 90), at(5, 80), at(6, 101), at(7, 100, "C"), at(8, null)];
    expect(rivalsOf(at(1, 100), all)).toEqual([6, 4, 2]);
    expect(rivalsOf(at(8, null), all)).toEqual([]);
  });
});

describe("multiply", () => {
  it("makes any number of models, one version each, nothing twice", () => {
    const { models, versions, articles } = multiply(lists, 1000);
    expect(models).toHaveLength(1000);
    expect(new Set(models.map((row) => row["id"])).size).toBe(1000);
    expect(new Set(models.map((row) => `${row["marque_id"]}/${row["slug_modele"]}`)).size).toBe(1000);
    expect(versions.map((row) => row["id_modele"])).toEqual(models.map((row) => row["id"]));
    expect(new Set(versions.map((row) => row["car_id"])).size).toBe(1000);
    expect(articles).toHaveLength(lists.articles.length);
  });

  it("shares few pictures between all", () => {
    const { models, articles } = multiply(lists, 1000);
    const photos = models
      .flatMap((row) => (Array.isArray(row["photos"]) ? row["photos"] : []))
      .map(({ url }) => String(url));
    expect(photos.length).toBeGreaterThan(3000);
    expect(new Set([...photos, ...articles.map((row) => row["thumbnail"])]).size).toBeLessThan(20);
  });
});
