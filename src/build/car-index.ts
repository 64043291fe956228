import type { CarIndexFile } from "../contract/guide/car-index";
import { EQUIPMENT, type Equipment, type IndexedCar } from "../contract/guide/indexed-car";
import { slugify } from "../shared/text/slug";
import { CARD_COVER, PRICED_VERSION } from "./query-parts";
import { isInKwh } from "../shared/figures/consumption-unit";

/** A version as GraphQL returns it for the index. */
export interface CatalogueCar
  extends Omit<IndexedCar, "id" | "slug" | "model" | "litres" | "fastCharge" | "equipment" | "inStock"> {
  readonly versionId: number;
  readonly slug: string;
  readonly consumption: number | null;
  readonly consumptionUnit: string | null;
  readonly chargeDc: number | null;
  readonly availability: "IN_STOCK" | "ON_ORDER" | null;
  readonly equipment: readonly { readonly label: string; readonly status: string }[];
}

export interface CardImage {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly fallback?: { readonly src: string; readonly srcSet?: string };
    readonly sources?: readonly { readonly type: string; readonly srcSet: string }[];
  };
}

export interface CatalogueModel {
  readonly modelId: number;
  readonly slug: string;
  readonly name: string;
  readonly bodyType: string;
  readonly status: "UPCOMING" | "ON_SALE" | "ENDING";
  readonly conditionalPromo: boolean;
  readonly ownerScore: number | null;
  readonly reviewCount: number;
  readonly launchDate: string | null;
  readonly brand: { readonly brandId: number; readonly slug: string; readonly name: string };
  readonly cover: {
    readonly file: { readonly childImageSharp: { readonly gatsbyImageData: CardImage } | null } | null;
  } | null;
  readonly versions: readonly CatalogueCar[];
}

/** What the index needs of each model. */
export const INDEXED_MODEL = /* GraphQL */ `
  modelId
  slug
  name
  bodyType
  status
  conditionalPromo
  ownerScore
  reviewCount
  launchDate
  brand {
    brandId
    slug
    name
  }
  ${CARD_COVER}
  versions {
    ${PRICED_VERSION}
    slug
    energy
    automatic
    fourWheelDrive
    seats
    power
    fiscalPower
    consumption
    consumptionUnit
    range
    battery
    chargeDc
    groundClearance
    boot
    availability
  }
`;

/** Wordings by which editors name each piece of equipment. A car with curtain airbags also has front and side airbags: six in all. */
const WORDS: Readonly<Record<Equipment, RegExp>> = {
  climatisation: /^clim(?:atisation)?\b(?!.*arri[èe]re)/i,
  "camera-de-recul": /cam[ée]ra (?:de recul|à 360)/i,
  regulateur: /^r[ée]gulateur/i,
  "carplay-android-auto": /carplay|android auto/i,
  "6-airbags": /airbags? rideaux?|\b[6-9] airbags/i,
  esp: /\besp\b|contr[ôo]le de stabilit[ée]/i,
  "toit-ouvrant": /toit (?:ouvrant|panoramique)/i,
  "sieges-cuir": /(?:sellerie|si[èe]ges?)\b.*\bcuir/i,
  "clim-arriere": /(?:clim(?:atisation)?|a[ée]rateurs?)\b.*arri[èe]re/i,
};

/** Equipment that is standard on a version. */
export const equipmentOf = (items: CatalogueCar["equipment"]): readonly Equipment[] =>
  EQUIPMENT.filter((name) => items.some(({ label, status }) => status === "STANDARD" && WORDS[name].test(label)));

/** Assigns an index to each distinct value, in order of first appearance. */
class Places<Value> {
  readonly values: Value[] = [];
  readonly #places = new Map<string, number>();
  of(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

type Shape = CarIndexFile["pictures"][number];

/** `/static/{digest}/{options}/{name}.webp`, as gatsby-plugin-sharp writes it. */
const ADDRESS = /^\/static\/([0-9a-f]+)\/[^/]+\/(.+)\.\w+$/;

function pictureOf(image: CardImage | undefined, shapes: Places<Shape>): [number, string, string] | null {
  const fallback = image?.images.fallback;
  if (!image || !fallback) return null;
  const [, folder = "", name = ""] = ADDRESS.exec(fallback.src) ?? [];
  const emptied = (text: string) =>
    folder ? text.replaceAll(`/${folder}/`, "/{d}/").replaceAll(`/${name}.`, "/{n}.") : text;
  const shape = {
    width: image.width,
    height: image.height,
    src: emptied(fallback.src),
    ...(fallback.srcSet && { srcSet: emptied(fallback.srcSet) }),
    sources: (image.images.sources ?? []).map(({ type, srcSet }) => ({ type, srcSet: emptied(srcSet) })),
  };
  return [shapes.of(shape), folder, name];
}

/** Consumption in litres per 100 km. A car whose consumption is measured in kWh burns no fuel: 0. */
const litresOf = ({ consumption, consumptionUnit }: CatalogueCar) => (isInKwh(consumptionUnit) ? 0 : consumption);
const flag = (value: boolean | null) => (value === null ? null : value ? 1 : 0);

/** Builds the index of all cars (src/contract/guide/car-index.ts), in the order of the models and of their versions. */
export function carIndex(models: readonly CatalogueModel[]): CarIndexFile {
  const sold = models.filter(({ versions }) => versions.length > 0);
  const [brands, bodies, energies, shapes] = [
    new Places<CatalogueModel["brand"]>(),
    new Places<string>(),
    new Places<string>(),
    new Places<Shape>(),
  ];
  const rows = sold.map(({ brand, cover, ...model }) => ({
    ...model,
    brand: brands.of(brand),
    bodyTypes: [bodies.of(model.bodyType)],
    picture: pictureOf(cover?.file?.childImageSharp?.gatsbyImageData, shapes),
  }));
  const cars = rows.flatMap(({ versions }, model) => versions.map((version) => ({ ...version, model })));
  const electric = cars
    .map((car, at) => ({ ...car, at }))
    .filter(({ range, battery, chargeDc }) => range !== null || battery !== null || chargeDc !== null);
  return {
    brands: {
      id: brands.values.map(({ brandId }) => brandId),
      slug: brands.values.map(({ slug }) => slug),
      name: brands.values.map(({ name }) => name),
    },
    models: {
      id: rows.map(({ modelId }) => modelId),
      slug: rows.map(({ slug }) => slug),
      name: rows.map(({ name }) => name),
      brand: rows.map(({ brand }) => brand),
      bodyTypes: rows.map(({ bodyTypes }) => bodyTypes),
      status: rows.map(({ status }) => status),
      score: rows.map(({ ownerScore }) => ownerScore),
      reviews: rows.map(({ reviewCount }) => reviewCount),
      launched: rows.map(({ launchDate }) => launchDate?.slice(0, 10) ?? null),
      picture: rows.map(({ picture }) => picture),
    },
    versions: {
      id: cars.map(({ versionId }) => versionId),
      slug: cars.map(({ slug, name }) => (slug === slugify(name) ? null : slug)),
      name: cars.map(({ name }) => name),
      model: cars.map(({ model }) => model),
      price: cars.map(({ price }) => price),
      promo: cars.map(({ promoPrice }) => promoPrice),
      energy: cars.map(({ energy }) => energies.of(energy)),
      automatic: cars.map(({ automatic }) => flag(automatic)),
      fourWheelDrive: cars.map(({ fourWheelDrive }) => flag(fourWheelDrive)),
      seats: cars.map(({ seats }) => seats),
      power: cars.map(({ power }) => power),
      fiscal: cars.map(({ fiscalPower }) => fiscalPower),
      litres: cars.map(litresOf),
      clearance: cars.map(({ groundClearance }) => groundClearance),
      boot: cars.map(({ boot }) => boot),
      equipment: cars.map(({ equipment }) =>
        equipmentOf(equipment).reduce((sum, name) => sum + 2 ** EQUIPMENT.indexOf(name), 0),
      ),
      inStock: cars.map(({ availability }) => (availability === null ? null : availability === "IN_STOCK" ? 1 : 0)),
    },
    batteries: {
      version: electric.map(({ at }) => at),
      range: electric.map(({ range }) => range),
      battery: electric.map(({ battery }) => battery),
      fastCharge: electric.map(({ chargeDc }) => chargeDc),
    },
    bodyTypes: bodies.values,
    energies: energies.values,
    conditional: rows.flatMap(({ conditionalPromo }, at) => (conditionalPromo ? at : [])),
    pictures: shapes.values,
  };
}
