import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { servedRelease } from "../src/build/publish/release-store";
import { stateStamp } from "../src/gatsby-5.16/build/state-stamp";
import type { Environment } from "./env";
import { gatsbyCli, REPLACED } from "./gatsby-program";
import { gatsbyVariables } from "./gatsby-variables";
import { hasEnded, type Processes } from "./processes";

const WAITING = path.resolve(import.meta.dirname, "../src/gatsby-5.16/build/waiting-gatsby.mts");

/** Of so large a site it would need much memory, and save little of the time. */
const MANY_PAGES = 3_000;

/** Milliseconds after a build in which the site's server starts with the new release. */
const PAUSE = 3_000;

/**
 * A process of `gatsby build` that is loaded before a build is asked for, for commands that build more than once. It is only used for exactly
 * that build for which it was loaded: the same variables (with the digest of the sources) and the same state of Gatsby.
 */
export class SpareGatsby {
  #spare: { readonly child: ChildProcess; readonly made: string } | null = null;
  #pause: NodeJS.Timeout | undefined;

  constructor(
    private readonly root: string,
    private readonly environment: Environment,
    private readonly apiBase: string,
    private readonly processes: Processes,
  ) {}

  async #made(variables: Readonly<Record<string, string>>): Promise<string> {
    return JSON.stringify([variables, await stateStamp(this.root)]);
  }

  /** Starts it for the next build a little after the last one, in place of an earlier one. */
  prepareSoon(): void {
    clearTimeout(this.#pause);
    // Without it, the next build starts a new process.
    this.#pause = setTimeout(() => void this.prepare().catch(() => this.#drop()), PAUSE).unref();
  }

  async prepare(): Promise<void> {
    await this.#drop();
    const variables = await gatsbyVariables(this.root, "build", this.environment, this.apiBase);
    const release = await servedRelease(this.root);
    if (release === null || release.pages > MANY_PAGES || variables.GATSBY_CPU_COUNT !== "1") return;
    const made = await this.#made(variables);
    if (this.processes.stopping) return;
    const args = [WAITING, gatsbyCli(this.root), "build"];
    const child = this.processes.start(REPLACED, args, variables, this.root, "inherit", "pipe");
    this.#spare = { child, made };
  }

  async #drop(): Promise<void> {
    const { child } = this.#spare ?? {};
    this.#spare = null;
    if (child) await this.processes.end(child);
  }

  /** Lets it build. @returns null when there is none for these variables and this state, or it has ended */
  async take(variables: Readonly<Record<string, string>>): Promise<ChildProcess | null> {
    clearTimeout(this.#pause);
    const spare = this.#spare;
    if (!spare) return null;
    if (spare.made !== (await this.#made(variables)) || hasEnded(spare.child)) {
      await this.#drop();
      return null;
    }
    this.#spare = null;
    spare.child.stdin?.end("go");
    return spare.child;
  }
}
