import { realpath } from "node:fs/promises";
import path from "node:path";
import type { EdgeVariables } from "../../../scripts/edge";
import type { Platform, Shares } from "../../../scripts/deploy/platform";
import { mostServed } from "../../../scripts/deploy/served";
import type { Processes } from "../../../scripts/processes";
import { freePort } from "../../../scripts/ports";
import { CLOCK, keepVersion, type LocalVersion } from "./local-version";
import { LocalWorkers } from "./local-workers";
import { openSplit, type Split } from "./version-split";

/** Where an uploaded version finds its code in the folder of the site. */
export const BUNDLE = "bundle";
/** Former versions that can be given back at once. */
const KEPT = 2;

type Settings = Omit<EdgeVariables, "SITE_URL">;

/**
 * Cloudflare on this machine, for deployments: versions are real Workers (local-workers.ts) with one database, behind a server that splits visitors between
 * them (version-split.ts). Where Workers have to be started anew (a version comes, a secret changes), requests wait for some seconds; none fails.
 */
export class LocalCloudflare implements Platform {
  /** The newest first. */
  #history: Shares[] = [];
  readonly #versions = new Map<string, LocalVersion>();
  readonly #root: string;
  readonly #workers: LocalWorkers;
  readonly #split: Split;
  #settings: Settings;
  /** Called with the folder of each version before it is started: what it changes there was lost on the way. */
  spoil: (folder: string) => Promise<void> = async () => {};

  private constructor(root: string, settings: Settings, workers: LocalWorkers, split: Split) {
    this.#root = root;
    this.#settings = settings;
    this.#workers = workers;
    this.#split = split;
  }

  /** @param root folder of a site, with `dist`, the bundle of its Worker and its database */
  static async open(root: string, settings: Settings, processes: Processes): Promise<LocalCloudflare> {
    const workers = new LocalWorkers(root, processes, await freePort());
    const split: Split = await openSplit(() => opened.shares, workers.port);
    const opened: LocalCloudflare = new LocalCloudflare(root, settings, workers, split);
    return opened;
  }

  get address(): string {
    return this.#split.address;
  }
  get shares(): Shares {
    return this.#history[0] ?? [];
  }
  /** The version that most visitors are given. */
  get served(): string {
    return mostServed(this.shares) ?? "";
  }
  /** How many answers visitors had from a version. */
  answeredBy(version: string): number {
    return this.#split.answered.get(version) ?? 0;
  }

  async deployments() {
    return this.#history;
  }
  async pending() {
    return new Set<string>();
  }
  async migrate(): Promise<void> {
    throw new Error("no migration is pending");
  }
  async upload(schema: string): Promise<string> {
    const version = await this.#keep(schema, await realpath(path.join(this.#root, "dist")));
    await this.#split.holding(() => this.#restart());
    return version.id;
  }
  async schemaOf(version: string) {
    return this.#versions.get(version)?.schema ?? null;
  }
  async first(): Promise<void> {
    const { id } = await this.#keep("", await realpath(path.join(this.#root, "dist")));
    await this.#split.holding(() => this.#serveAlone(id));
  }
  async serve(shares: Shares): Promise<void> {
    this.#history.unshift(shares);
  }
  async goBack(version: string): Promise<void> {
    this.#history.unshift([{ version, percent: 100 }]);
  }
  /** The clock follows what is served at once, the queues when Workers are started the next time: what they hold is a wake-up, and any version takes it. */
  async triggers(): Promise<void> {}

  /** `wrangler secret put`: a version with the code of the served one and other settings, which everybody is given at once. */
  async putSecrets(settings: Partial<Settings>): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    const served = this.#versions.get(this.served);
    if (!served) throw new Error("nothing is served");
    const { id } = await this.#keep(served.schema, path.join(served.folder, "dist"));
    await this.#split.holding(() => this.#serveAlone(id));
  }

  /** What the clock of Cloudflare does, by the version that most visitors are given. */
  async clock(cron: string): Promise<void> {
    await this.#split.passing(() =>
      this.#workers.ask(this.served, `${CLOCK}?${new URLSearchParams({ cron }).toString()}`),
    );
  }
  /** Asks a version at an address that visitors cannot ask. */
  ask(version: string, address: string) {
    return this.#split.passing(() => this.#workers.ask(version, address));
  }
  /** Does something to the stored data while no Worker runs. */
  whileStopped<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#split.holding(async () => {
      await this.#workers.stop();
      const result = await work();
      await this.#restart();
      return result;
    });
  }
  close(): void {
    this.#split.close();
  }

  async #keep(schema: string, dist: string): Promise<LocalVersion> {
    const id = `v${this.#versions.size + 1}`;
    const folder = path.join(this.#root, "versions", id);
    const version = { id, folder, schema, variables: { SITE_URL: this.address, ...this.#settings } };
    await keepVersion(version, path.join(this.#root, BUNDLE), dist);
    await this.spoil(folder);
    this.#versions.set(id, version);
    return version;
  }

  async #serveAlone(version: string): Promise<void> {
    this.#history.unshift([{ version, percent: 100 }]);
    await this.#restart();
  }

  async #restart(): Promise<void> {
    await this.#workers.stop();
    const given = this.#history
      .slice(0, KEPT)
      .flat()
      .map(({ version }) => version);
    const newest = [...this.#versions.keys()].slice(-KEPT);
    const wanted = new Set([...given, ...newest]);
    await this.#workers.start(
      [...this.#versions.values()].filter(({ id }) => wanted.has(id)),
      this.served,
    );
  }
}
