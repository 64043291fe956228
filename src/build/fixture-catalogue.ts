import type { CardImage, CatalogueCar, CatalogueModel } from "./car-index";

/** A deterministic catalogue of any size, whose names, figures and pictures vary as much as those of a real one. */

const LABELS = [
  "Climatisation manuelle",
  "Caméra de recul",
  "Régulateur et limiteur de vitesse",
  "Apple CarPlay et Android Auto",
  "Airbags rideaux",
  "Contrôle de stabilité (ESP)",
  "Toit ouvrant panoramique",
  "Sellerie en cuir ou simili",
  "Aérateurs à l’arrière",
];
const BODIES = ["Citadine", "SUV", "SUV", "Pick-up", "Berline 4 portes", "Monospace"] as const;
const ENERGIES = ["Essence", "Diesel", "Hybride léger", "Hybride", "Hybride rechargeable", "Électrique"];
const TRIMS = ["XLi", "GLX", "Allure", "GT Line", "Comfort", "Prestige", "Titanium", "N Line", "Sport", "Business"];

/** Deterministic pseudo-random numbers (Park & Miller). */
function chance(): (below: number) => number {
  let seed = 42;
  return (below) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
}

function imageOf(folder: string, name: string): CardImage {
  const at = (options: string, ending: string) => `/static/${folder}/${options}/${name}.${ending}`;
  return {
    width: 320,
    height: 200,
    images: {
      fallback: { src: at("9a1f2", "webp"), srcSet: `${at("9a1f2", "webp")} 320w,\n${at("c03d4", "webp")} 640w` },
      sources: [{ type: "image/avif", srcSet: `${at("e5b66", "avif")} 320w,\n${at("f7788", "avif")} 640w` }],
    },
  };
}

export function fixtureCatalogue(versionCount: number): readonly CatalogueModel[] {
  const next = chance();
  const pick = <Value>(values: readonly Value[]) => values[next(values.length)] as Value;
  const hex = (length: number) => Array.from({ length }, () => next(16).toString(16)).join("");
  const word = () =>
    Array.from({ length: 2 + next(2) }, () =>
      pick(["ka", "ro", "ti", "ve", "lu", "san", "mo", "dri", "pe", "xo"]),
    ).join("");
  const models: CatalogueModel[] = [];
  for (let versions = 0; versions < versionCount; ) {
    const [at, count] = [models.length, Math.min(1 + next(4), versionCount - versions)];
    const bodyType = pick(BODIES);
    const slug = `${word()}-${next(900)}`;
    models.push({
      modelId: 101 + at,
      slug,
      name: slug.toUpperCase(),
      bodyType,
      status: pick(["ON_SALE", "ON_SALE", "UPCOMING", "ENDING"]),
      conditionalPromo: models.length % 10 === 0,
      ownerScore: next(3) ? (30 + next(20)) / 10 : null,
      reviewCount: next(30),
      launchDate: `20${18 + next(8)}-0${1 + next(9)}-1${next(9)}`,
      brand: { brandId: at % 40, slug: `marque-${at % 40}`, name: `Marque ${at % 40}` },
      cover: { file: { childImageSharp: { gatsbyImageData: imageOf(hex(32), `${slug}-exterieur`) } } },
      versions: Array.from({ length: count }, (_, place): CatalogueCar => {
        const energy = pick(ENERGIES);
        const litres = (10 + next(30)) / 10;
        const name = `${litres} ${pick(["BVM5", "BVM6", "BVA8", "CVT", "DCT7"])} ${pick(TRIMS)}`;
        const price = 7_000_000 + next(700) * 100_000;
        return {
          versionId: 10_001 + versions + place,
          slug: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
          name,
          price,
          promoPrice: next(12) ? null : price - 600_000,
          energy,
          automatic: next(2) === 0,
          fourWheelDrive: next(3) === 0,
          seats: pick([4, 5, 5, 5, 7]),
          power: 65 + next(300),
          fiscalPower: energy === "Électrique" ? null : 5 + next(18),
          consumption: (40 + next(90)) / 10,
          consumptionUnit: energy === "Électrique" ? "kWh/100 km" : "l/100 km",
          range: energy === "Électrique" ? 200 + next(400) : null,
          battery: energy === "Électrique" ? pick([40, 44.9, 51, 60.5, 64, 77.4, 82, 95]) : null,
          chargeDc: energy === "Électrique" ? pick([50, 80, 88, 100, 150, 170]) : null,
          groundClearance: 120 + next(160),
          boot: next(9) ? 85 + next(700) : null,
          availability: next(2) ? "IN_STOCK" : "ON_ORDER",
          equipment: LABELS.map((label) => ({ label, status: pick(["STANDARD", "OPTION", "UNAVAILABLE"]) })),
        };
      }),
    });
    versions += count;
  }
  return models;
}
