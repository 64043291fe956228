import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { carFile, type ComparedCar, type ComparisonIndex, indexFile } from "../contract/guide/comparison";
import { currentPrice } from "../costs/price/current-price";
import { dotted } from "../shared/text/dotted";
import { contentHash } from "./content-hash";

export interface ComparisonFiles {
  /** Address of the index, which names the other files. */
  readonly index: string;
  /** Address → content. */
  readonly files: ReadonlyMap<string, string>;
}

/** Builds one file per version and one index (src/contract/guide/comparison.ts). @param cars grouped by brand and model; a model's cheapest version first */
export function comparisonFiles(cars: readonly ComparedCar[]): ComparisonFiles {
  const files = new Map<string, string>();
  const models = new Map<string, ComparisonIndex[number]>();
  for (const car of cars) {
    const text = JSON.stringify(car);
    const hash = contentHash(text);
    files.set(carFile({ id: car.id, hash }), text);
    const key = `${car.brand}\n${car.model}`;
    const photo = car.photo?.images.fallback.src ?? null;
    const model = models.get(key) ?? { brand: car.brand, model: car.model, photo, versions: [] };
    const drive = dotted([car.specs["energy"], car.specs["gearbox"]].map((known) => known?.toString() ?? null));
    model.versions.push({ id: car.id, name: car.name, price: currentPrice(car), ...(drive && { drive }), hash });
    models.set(key, model);
  }
  const list = JSON.stringify([...models.values()]);
  const index = indexFile(contentHash(list));
  return { index, files: files.set(index, list) };
}

/** Writes the files that are not there yet, each whole or not at all, and deletes those that this build does not name. @param publicDir `public/` */
export async function writeComparisonFiles(publicDir: string, { files }: ComparisonFiles): Promise<void> {
  const directory = path.join(publicDir, path.dirname(indexFile("")));
  await mkdir(directory, { recursive: true });
  const old = new Set(await readdir(directory));
  for (const [address, text] of files) {
    if (old.delete(path.basename(address))) continue; // A name holds a hash of the content.
    const place = path.join(publicDir, address);
    await writeFile(`${place}.tmp`, text);
    await rename(`${place}.tmp`, place);
  }
  for (const name of old) await rm(path.join(directory, name));
}
