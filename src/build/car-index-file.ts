import type { CarIndexFile } from "../contract/guide/car-index";
import { writeHashed } from "./hashed-file";

/** Writes the index of all cars. @returns the address of the file */
export const writeCarIndex = (publicDir: string, index: CarIndexFile): string =>
  writeHashed(publicDir, "cars", "json", JSON.stringify(index));
