import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SeededFault } from "../../tests/seeded/faults";
import { Stop } from "../stop";

/** Faults in the product's files, which are as they were once the process ends, however it ends. */
export class Seeds {
  readonly #before = new Map<string, string>();
  constructor(readonly root: string) {
    process.on("exit", () => this.restore());
  }

  sow({ name, file, find, replace }: SeededFault): void {
    const place = path.join(this.root, file);
    const text = readFileSync(place, "utf8");
    const times = text.split(find).length - 1;
    if (times !== 1) throw new Stop(`« ${name} »: its text stands ${times} times in ${file}, not once.`);
    if (!this.#before.has(place)) this.#before.set(place, text);
    writeFileSync(
      place,
      text.replace(find, () => replace),
    );
  }

  restore(): void {
    for (const [place, text] of this.#before) writeFileSync(place, text);
    this.#before.clear();
  }
}
