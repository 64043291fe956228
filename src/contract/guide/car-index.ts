import * as z from "zod/mini";
import { type SmallPicture, smallPicture } from "../shared/picture";
import { EQUIPMENT, type IndexedBrand, type IndexedCar, type IndexedModel } from "./indexed-car";

/**
 * All versions on sale, as the new-car search loads them (rule: guide/files-of-cars): one file made at build, stored by column. Within one part,
 * the values at the same position of each column belong to the same car. `indexes` columns hold positions in another part's columns.
 */

const texts = z.array(z.string());
const indexes = z.array(z.int().check(z.nonnegative()));
const figures = z.array(z.nullable(z.number()));
/** 1 yes, 0 no, null unknown. */
const flags = z.array(z.nullable(z.union([z.literal(0), z.literal(1)])));

const carIndexFile = z.object({
  brands: z.object({ id: indexes, slug: texts, name: texts }),
  bodyTypes: texts,
  energies: texts,
  /** Positions of the models of which a promo under conditions runs; absent from the index of an older release, which is read while a version is given to all. */
  conditional: z.optional(indexes),
  /** The part of the addresses that many pictures have in common: « {d} » stands for the picture's own folder, « {n} » for its name. */
  pictures: z.array(smallPicture),
  models: z.object({
    id: indexes,
    slug: texts,
    name: texts,
    brand: indexes,
    /** The first body type is the one shown on cards. */
    bodyTypes: z.array(indexes),
    status: z.array(z.enum(["UPCOMING", "ON_SALE", "ENDING"])),
    score: figures,
    reviews: indexes,
    /** Day of launch. */
    launched: z.array(z.nullable(z.string())),
    /** Position in `pictures`, then folder, then name. */
    picture: z.array(z.nullable(z.tuple([z.number(), z.string(), z.string()]))),
  }),
  versions: z.object({
    id: indexes,
    /** Null where the slug is derived from the name. */
    slug: z.array(z.nullable(z.string())),
    name: texts,
    model: indexes,
    /** Francs CFA. */
    price: figures,
    /** Promotional price, when the promo is open to everybody. */
    promo: figures,
    energy: indexes,
    automatic: flags,
    fourWheelDrive: flags,
    seats: figures,
    /** ch */
    power: figures,
    /** CV */
    fiscal: figures,
    /** l/100 km in mixed use; 0 for a car that burns no fuel. */
    litres: figures,
    /** mm */
    clearance: figures,
    /** l */
    boot: figures,
    equipment: indexes,
    /** 1 in stock, 0 to be ordered. */
    inStock: flags,
  }),
  /** Additional columns for the few versions that have a battery. */
  batteries: z.object({
    version: indexes,
    /** km */
    range: figures,
    /** kWh */
    battery: figures,
    /** kW, direct current */
    fastCharge: figures,
  }),
});
export type CarIndexFile = z.infer<typeof carIndexFile>;

const sameLength = (columns: Readonly<Record<string, readonly unknown[]>>) =>
  new Set(Object.values(columns).map(({ length }) => length)).size === 1;
const flag = (value: 0 | 1 | null | undefined) => (value === null || value === undefined ? null : value === 1);

function pictureOf(
  shapes: CarIndexFile["pictures"],
  place: CarIndexFile["models"]["picture"][number] | undefined,
): SmallPicture | null {
  const shape = place ? shapes[place[0]] : undefined;
  if (!place || !shape) return null;
  const [, folder, name] = place;
  const filled = (text: string) => text.replaceAll("{d}", folder).replaceAll("{n}", name);
  return {
    ...shape,
    src: filled(shape.src),
    srcSet: shape.srcSet && filled(shape.srcSet),
    sources: shape.sources.map(({ type, srcSet }) => ({ type, srcSet: filled(srcSet) })),
  };
}

const NO_BATTERY = { range: null, battery: null, fastCharge: null };

/** @returns null when the value is not a valid index: columns of unequal length, or positions that do not exist */
export function readCarIndex(value: unknown): readonly IndexedCar[] | null {
  const parsed = carIndexFile.safeParse(value);
  if (!parsed.success) return null;
  const { brands: b, models: m, versions: v, batteries: e, bodyTypes, energies, pictures } = parsed.data;
  if (![b, m, v, e].every(sameLength)) return null;
  const brands = b.id.map((id, at): IndexedBrand => ({ id, slug: b.slug[at] ?? "", name: b.name[at] ?? "" }));
  const conditional = new Set(parsed.data.conditional ?? []);
  const models = m.id.flatMap((id, at): readonly IndexedModel[] => {
    const brand = brands[m.brand[at] ?? -1];
    return brand
      ? [
          {
            id,
            brand,
            slug: m.slug[at] ?? "",
            name: m.name[at] ?? "",
            bodyTypes: (m.bodyTypes[at] ?? []).flatMap((place) => bodyTypes[place] ?? []),
            status: m.status[at] ?? "ON_SALE",
            conditionalPromo: conditional.has(at),
            ownerScore: m.score[at] ?? null,
            reviewCount: m.reviews[at] ?? 0,
            launched: m.launched[at] ?? null,
            picture: pictureOf(pictures, m.picture[at]),
          },
        ]
      : [];
  });
  if (models.length < m.id.length) return null;
  const batteries = new Map(
    e.version.map((version, at) => [
      version,
      { range: e.range[at] ?? null, battery: e.battery[at] ?? null, fastCharge: e.fastCharge[at] ?? null },
    ]),
  );
  const equipmentOf = (sum: number) => EQUIPMENT.filter((_, place) => sum & (1 << place));
  const cars = v.id.flatMap((id, at): readonly IndexedCar[] => {
    const [model, energy] = [models[v.model[at] ?? -1], energies[v.energy[at] ?? -1]];
    return model && energy !== undefined
      ? [
          {
            id,
            model,
            energy,
            slug: v.slug[at] ?? null,
            name: v.name[at] ?? "",
            price: v.price[at] ?? null,
            promoPrice: v.promo[at] ?? null,
            automatic: flag(v.automatic[at]),
            fourWheelDrive: flag(v.fourWheelDrive[at]),
            seats: v.seats[at] ?? null,
            power: v.power[at] ?? null,
            fiscalPower: v.fiscal[at] ?? null,
            litres: v.litres[at] ?? null,
            ...(batteries.get(at) ?? NO_BATTERY),
            groundClearance: v.clearance[at] ?? null,
            boot: v.boot[at] ?? null,
            equipment: equipmentOf(v.equipment[at] ?? 0),
            inStock: flag(v.inStock[at]),
          },
        ]
      : [];
  });
  return cars.length < v.id.length ? null : cars;
}
