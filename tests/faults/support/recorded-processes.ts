import type { ChildProcess } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";
import { Processes } from "../../../scripts/processes";

/** Programs that print nothing, and write their logs at every level to a folder. */
export class Recorded extends Processes {
  readonly #folder: string;
  readonly #output: number;

  constructor(folder: string) {
    super();
    this.#folder = folder;
    this.#output = openSync(path.join(folder, "printed.log"), "a");
  }

  override start(
    script: string,
    args: readonly string[],
    variables: Readonly<Record<string, string>>,
    cwd: string,
  ): ChildProcess {
    return super.start(
      script,
      args,
      { ...variables, WRANGLER_WRITE_LOGS: "true", WRANGLER_LOG_PATH: this.#folder },
      cwd,
      this.#output,
    );
  }
}
