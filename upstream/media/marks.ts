import { readFileSync } from "node:fs";
import path from "node:path";

/** Marks of 24 × 24 by simple-icons (CC0), by their names. */
const { icons } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../../node_modules/@iconify-json/simple-icons/icons.json"), "utf8"),
) as { readonly icons: Readonly<Record<string, { readonly body: string }>> };

/** Colours of the brands of which there is a mark, by our slugs; the other brands get a monogram. */
const COLOURS = {
  audi: "#bb0a30",
  bmw: "#0066b1",
  citroen: "#da291c",
  dacia: "#646b52",
  ford: "#00274e",
  honda: "#e40521",
  hyundai: "#002c5e",
  jeep: "#000000",
  kia: "#05141f",
  mahindra: "#dd052b",
  mazda: "#101010",
  mg: "#ff0000",
  mitsubishi: "#e60012",
  nissan: "#c3002f",
  peugeot: "#000000",
  porsche: "#b12b28",
  renault: "#ffcc33",
  suzuki: "#e30613",
  toyota: "#eb0a1e",
  volkswagen: "#151f5d",
} as const;

/** @throws an error where simple-icons no longer has the mark */
function pathOf(slug: string): string {
  const path24 = / d="([^"]+)"/.exec(icons[slug]?.body ?? "")?.[1];
  if (path24 === undefined) throw new Error(`simple-icons has no mark of ${slug}`);
  return path24;
}

/** 24 × 24 path and colour, by our brand slugs. */
export const brandMarks: ReadonlyMap<string, { path: string; color: string }> = new Map(
  Object.entries(COLOURS).map(([slug, color]) => [slug, { path: pathOf(slug), color }]),
);
