import type { Platform, Shares } from "../../scripts/deploy/platform";
import { Stop } from "../../scripts/stop";
import { versionOf } from "./version-of";

/** Cloudflare in memory: versions, deployments and a database, with faults on demand. */
export class FakePlatform implements Platform {
  /** The newest first. */
  history: Shares[];
  migrated = 0;
  triggered = 0;
  uploads = 0;
  /** What was asked for, in order. */
  readonly calls: string[] = [];
  /** Called before each call; a fault throws. */
  fault: (call: string) => void | Promise<void> = () => undefined;
  unapplied: readonly string[] = [];
  readonly schemas: Record<string, string> = {};

  constructor(...served: Shares) {
    this.history = served.length > 0 ? [served] : [];
  }

  async #does(call: string): Promise<void> {
    this.calls.push(call);
    await this.fault(call);
  }
  async deployments() {
    await this.#does("deployments");
    return this.history;
  }
  async pending() {
    await this.#does("pending");
    return new Set(this.unapplied);
  }
  async migrate() {
    await this.#does("migrate");
    this.migrated += 1;
  }
  async upload() {
    await this.#does("upload");
    this.uploads += 1;
    return NEW;
  }
  async schemaOf(version: string) {
    await this.#does(`schema ${version}`);
    return this.schemas[version] ?? null;
  }
  async first() {
    await this.#does("first");
    this.history.unshift([{ version: NEW, percent: 100 }]);
  }
  async serve(shares: Shares) {
    await this.#does(`serve ${spelt(shares)}`);
    this.history.unshift(shares);
  }
  async goBack(version: string) {
    await this.#does(`back ${version}`);
    this.history.unshift([{ version, percent: 100 }]);
  }
  async triggers() {
    await this.#does("triggers");
    this.triggered += 1;
  }

  /** Which versions visitors are given. */
  get served(): string {
    return spelt(this.history[0] ?? []);
  }

  /** The version that answers a request. @param wanted by its header, honoured if it is in the deployment @param luck from 0 to 1 */
  answering(wanted: string | null, luck: number): string {
    return versionOf(this.history[0] ?? [], wanted, luck) ?? "none";
  }
}

export const OLD = "old";
export const NEW = "new";
const spelt = (shares: Shares): string =>
  shares
    .filter(({ percent }) => percent > 0)
    .map(({ version, percent }) => `${version} ${percent}`)
    .join(" ");
/** A fault of one call. */
export const failing =
  (call: string | RegExp, sentence = "Une panne de Cloudflare.") =>
  (asked: string): void => {
    if (typeof call === "string" ? asked === call : call.test(asked)) throw new Stop(sentence);
  };
