import type { ComparedCar } from "../contract/comparison";
import { SPEC_ROWS, type Specs } from "./spec-rows";

/** A version as pages and files ask for it. */
export interface ComparedVersion extends Pick<ComparedCar, "name" | "price" | "promoPrice"> {
  readonly versionId: number;
  readonly equipment: readonly { readonly group: string; readonly label: string; readonly status: ComparedCar["equipment"][number]["status"]; readonly price: number | null }[];
}
export interface ComparedModel extends Pick<ComparedCar, "ownerScore" | "reviewCount"> {
  readonly name: string;
  readonly brand: { readonly name: string };
  readonly cover: { readonly file: { readonly childImageSharp: { readonly gatsbyImageData: NonNullable<ComparedCar["photo"]> } | null } | null } | null;
}

/** The figures that a comparison shows, and what they are measured in. */
export const SPEC_KEYS: readonly string[] = [...SPEC_ROWS.flatMap(({ rows }) => rows.map(({ key }) => key)), "consumptionUnit"];

/** @param specs the version itself, whose fields have the figures */
export function comparedCarOf(version: ComparedVersion, specs: Specs, model: ComparedModel, path: string): ComparedCar {
  const { versionId, name, price, promoPrice, equipment } = version;
  const photo = model.cover?.file?.childImageSharp?.gatsbyImageData;
  return {
    id: versionId,
    brand: model.brand.name,
    model: model.name,
    name,
    path,
    photo: photo ? { width: photo.width, height: photo.height, images: photo.images } : null,
    price,
    promoPrice,
    ownerScore: model.ownerScore,
    reviewCount: model.reviewCount,
    specs: Object.fromEntries(SPEC_KEYS.flatMap((key) => (specs[key] === null || specs[key] === undefined ? [] : [[key, specs[key]] as const]))),
    equipment: equipment.map(({ group, label, status, price: cost }) => ({ group, label, status, price: cost })),
  };
}

export const carName = ({ brand, model, name }: Pick<ComparedCar, "brand" | "model" | "name">) => `${brand} ${model} ${name}`;

/** What it costs today. */
export const currentPrice = ({ price, promoPrice }: Pick<ComparedCar, "price" | "promoPrice">) => promoPrice ?? price;
