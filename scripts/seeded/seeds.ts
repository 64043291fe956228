import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SeededFault } from "../../tests/seeded/seeded-fault";
import { Stop } from "../stop";

/** Puts faults into the product's files, and restores these when the process exits. */
export class Seeds {
  readonly #before = new Map<string, string>();
  constructor(readonly root: string) {
    process.on("exit", () => this.restore());
  }

  sow({ name, file, find, replace }: SeededFault): void {
    const target = path.join(this.root, file);
    const text = readFileSync(target, "utf8");
    const times = text.split(find).length - 1;
    if (times !== 1) throw new Stop(`« ${name} »: its text stands ${times} times in ${file}, not once.`);
    if (!this.#before.has(target)) this.#before.set(target, text);
    writeFileSync(
      target,
      text.replace(find, () => replace),
    );
  }

  restore(): void {
    for (const [target, text] of this.#before) writeFileSync(target, text);
    this.#before.clear();
  }
}
