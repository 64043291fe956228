import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComparedCar } from "../../contract/guide/comparison";
import { carCosts, type CarCostRates } from "../../costs/rules/car-costs";
import { currentPrice } from "../../costs/price/current-price";
import { SPEC_ROWS } from "../versions/spec-rows";

/** The fields of a version that comparison pages and files query. */
export interface ComparedVersion extends Pick<ComparedCar, "name" | "price" | "promoPrice"> {
  readonly versionId: number;
  readonly energy: string;
  readonly consumption: number | null;
  readonly fiscalPower: number | null;
  readonly equipment: readonly {
    readonly group: string;
    readonly label: string;
    readonly status: ComparedCar["equipment"][number]["status"];
    readonly price: number | null;
  }[];
}
export interface ComparedModel extends Pick<ComparedCar, "ownerScore" | "reviewCount"> {
  readonly modelId: number;
  readonly name: string;
  readonly bodyType: string;
  readonly brand: { readonly name: string };
  readonly cover: {
    readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
  } | null;
}

/** Keys of the figures that a comparison shows, with the key of the consumption unit. */
export const SPEC_KEYS: readonly string[] = [
  ...SPEC_ROWS.flatMap(({ rows }) => rows.map(({ key }) => key)),
  "consumptionUnit",
];

const onOneLine = (srcSet = "") => srcSet.replace(/,\s+/g, ", ");

function photoOf({ width, height, images: { fallback, sources = [] } }: IGatsbyImageData): ComparedCar["photo"] {
  if (!fallback) return null;
  return {
    width,
    height,
    images: {
      fallback: { src: fallback.src, srcSet: onOneLine(fallback.srcSet) },
      sources: sources.flatMap(({ type, srcSet }) => (type ? [{ type, srcSet: onOneLine(srcSet) }] : [])),
    },
  };
}

function costsOf(version: ComparedVersion, rates: CarCostRates | null): ComparedCar["costs"] {
  const price = currentPrice(version);
  if (price === null || rates === null) return null;
  const { onTheRoad, monthlyPayment, fiveYears } = carCosts(rates, { ...version, price });
  return { onTheRoad, monthlyPayment, fiveYears };
}

/** @param version its fields also include the figures of SPEC_KEYS @param rates the country's figures; null when one of them is unknown */
export function comparedCarOf(
  version: ComparedVersion,
  model: ComparedModel,
  path: string,
  rates: CarCostRates | null,
): ComparedCar {
  const { versionId, name, price, promoPrice, equipment } = version;
  const photo = model.cover?.file?.childImageSharp?.gatsbyImageData;
  return {
    id: versionId,
    modelId: model.modelId,
    brand: model.brand.name,
    model: model.name,
    name,
    bodyType: model.bodyType,
    path,
    photo: photo ? photoOf(photo) : null,
    price,
    promoPrice,
    costs: costsOf(version, rates),
    ownerScore: model.ownerScore,
    reviewCount: model.reviewCount,
    specs: Object.fromEntries(
      Object.entries(version).filter(
        (field): field is [string, string | number] => SPEC_KEYS.includes(field[0]) && field[1] !== null,
      ),
    ),
    equipment: equipment.map(({ group, label, status, price: cost }) => ({ group, label, status, price: cost })),
  };
}

export const carName = ({ brand, model, name }: Pick<ComparedCar, "brand" | "model" | "name">) =>
  `${brand} ${model} ${name}`;
