import * as icons from "simple-icons";

/** Brands of which simple-icons has a mark (CC0), in the words of its exports; the other brands get a monogram. */
const BRANDS = [
  "Audi",
  "Bmw",
  "Citroen",
  "Dacia",
  "Ford",
  "Honda",
  "Hyundai",
  "Jeep",
  "Kia",
  "Mahindra",
  "Mazda",
  "Mg",
  "Mitsubishi",
  "Nissan",
  "Peugeot",
  "Porsche",
  "Renault",
  "Suzuki",
  "Toyota",
  "Volkswagen",
] as const;

/** 24 × 24 path and colour, by our brand slugs. */
export const brandMarks: ReadonlyMap<string, { path: string; color: string }> = new Map(
  BRANDS.map((brand) => icons[`si${brand}` as const]).map(({ slug, path, hex }) => [
    slug,
    { path, color: `#${hex.toLowerCase()}` },
  ]),
);
