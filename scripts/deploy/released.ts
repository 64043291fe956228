import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { messageShapes, type Shapes } from "./messages";
import { breaks } from "./skew";

/** The messages of the version that is served, as a deployment wrote them down. */
const FILE = path.join(import.meta.dirname, "released.json");

export const releasedShapes = (): Shapes => JSON.parse(readFileSync(FILE, "utf8")) as Shapes;

/** A line for each message, so that a change of one is a change of one line. */
const textOf = (shapes: Shapes) =>
  `{\n${Object.entries(shapes)
    .map(([name, shape]) => `${JSON.stringify(name)}: ${JSON.stringify(shape)}`)
    .join(",\n")}\n}\n`;

/** Writes down the messages of the version that is served now. @returns whether they changed, and the file has to be committed */
export function writeReleased(): boolean {
  const text = textOf(messageShapes());
  if (readFileSync(FILE, "utf8") === text) return false;
  writeFileSync(FILE, text);
  return true;
}

/**
 * Where pages and Worker of two versions would not understand each other (rule: site/two-versions): pages stay open while a version is served, and after it is
 * taken back. A message that both know is read by the other's side, whichever of them is the newer one.
 */
export const skewProblems = (released: Shapes, current: Shapes): readonly string[] =>
  Object.entries(released).flatMap(([name, old]) => {
    const now = current[name];
    if (!now) return [`${name} : une page ouverte le demande encore`];
    return [
      ...breaks(old, now, "").map((problem) => `${name}${problem} (d’une version précédente)`),
      ...breaks(now, old, "").map((problem) => `${name}${problem} (pour une version précédente)`),
    ];
  });
