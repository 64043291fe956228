import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import type { Row } from "../../../scripts/bench/row";
import { table } from "../../../scripts/bench/table";

/** Prints the figures of the tests in one table. */
export default function ({ provide }: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "figures-"));
  const file = path.join(folder, "figures.jsonl");
  provide("figures", file);
  return () => {
    const rows = existsSync(file)
      ? readFileSync(file, "utf8")
          .split("\n")
          .filter(Boolean)
          .map((line): Row => JSON.parse(line))
      : [];
    rmSync(folder, { recursive: true });
    const measures = [...new Set(rows.map(({ measure }) => measure))];
    const together = measures.flatMap((wanted) => rows.filter(({ measure }) => measure === wanted));
    if (rows.length > 0) process.stdout.write(`\n${table(together)}\n\n`);
  };
}
