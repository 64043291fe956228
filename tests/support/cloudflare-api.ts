import { createServer, type IncomingMessage } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { listen } from "../../scripts/ports";
import type { Shares } from "../../scripts/deploy/platform";

/** A fault of the platform, as its API tells one: a status, and a code where it has one. */
interface Fault {
  readonly status: number;
  readonly code?: number;
  readonly message?: string;
}

const BASE = /^\/accounts\/account\//;
/** Cloudflare's own codes. */
const NO_WORKER = { status: 404, code: 10007, message: "This Worker does not exist on your account." };
const NO_VERSION = { status: 404, code: 10019, message: "Version not found." };
const BAD_SPLIT = { status: 400, code: 10181, message: "The percentages must add up to 100." };

class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}
const refuse = (fault: Fault): never => {
  throw new Refused(fault);
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString("latin1");
}

/** A stand-in of Cloudflare's API for what a deployment asks of it through wrangler, at CLOUDFLARE_API_BASE_URL. */
export class CloudflareApi {
  /** The newest first; null: there is no Worker of that name. */
  deployments: { id: string; created_on: string; shares: Shares; message: string }[] | null = null;
  readonly versions = new Map<string, string>();
  readonly database = new DatabaseSync(":memory:");
  readonly settings: string[] = [];
  /** Requests that it does not know. */
  readonly unknown: string[] = [];
  /** A fault for a request such as « POST …/deployments », or null. */
  fault: (request: string) => Fault | "never answers" | null = () => null;
  readonly #server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://api.invalid");
    const asked = `${request.method} ${url.pathname.replace(BASE, "")}`;
    const fault = this.fault(asked);
    if (fault === "never answers") return;
    const answer = (status: number, body: object) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    void bodyOf(request)
      .then((body) => (fault ? refuse(fault) : this.#answer(asked, body, url.searchParams)))
      .then(
        (result) => answer(200, { success: true, errors: [], messages: [], result }),
        (error: unknown) => {
          const { status, code = 10000, message = "fault" } = error instanceof Refused ? error.fault : { status: 500 };
          answer(status, { success: false, errors: [{ code, message }], messages: [], result: null });
        },
      );
  });
  address = "";

  constructor(readonly worker: string) {}

  async open(): Promise<this> {
    this.address = `http://127.0.0.1:${await listen(this.#server)}`;
    return this;
  }
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    this.database.close();
  }

  /** A version that is there already, and given to everybody. */
  begin(version: string): void {
    this.deployments ??= [];
    this.versions.set(version, "");
    this.#deploy([{ version, percent: 100 }], "begun");
  }

  get served(): Shares {
    return this.deployments?.[0]?.shares ?? [];
  }

  #deploy(shares: Shares, message: string): object {
    const number = (this.deployments ?? []).length;
    const created_on = new Date(1_764_000_000_000 + number * 1_000).toISOString();
    const deployment = { id: `deployment-${number}`, created_on, shares, message };
    (this.deployments ??= []).unshift(deployment);
    return { id: deployment.id };
  }

  #version(id: string): object {
    if (!this.versions.has(id)) refuse(NO_VERSION);
    const metadata = { created_on: "2026-11-01T00:00:00Z", author_email: "", source: "wrangler", has_preview: false };
    const tag = /"workers\/tag":"(\w+)"/.exec(this.versions.get(id) ?? "")?.[1];
    const annotations = tag === undefined ? {} : { "workers/tag": tag };
    return { id, number: 1, metadata, annotations, resources: { bindings: [], script: {}, script_runtime: {} } };
  }

  #upload(body: string): object {
    const id = crypto.randomUUID();
    this.versions.set(id, body);
    return { id, startup_time_ms: 12, metadata: { has_preview: false } };
  }

  #query(sql: string): readonly object[] {
    try {
      if (/^\s*SELECT\b/i.test(sql))
        return [{ results: this.database.prepare(sql).all(), success: true, meta: { duration: 1 } }];
      this.database.exec(sql);
      return [{ results: [], success: true, meta: { duration: 1 } }];
    } catch (error) {
      return refuse({ status: 400, code: 7500, message: String(error) });
    }
  }

  #split(body: string): object {
    const { versions, annotations } = JSON.parse(body) as {
      versions: { version_id: string; percentage: number }[];
      annotations: { "workers/message": string };
    };
    for (const { version_id } of versions) this.#version(version_id);
    if (versions.length > 2 || versions.reduce((sum, { percentage }) => sum + percentage, 0) !== 100) refuse(BAD_SPLIT);
    return this.#deploy(
      versions.map(({ version_id, percentage }) => ({ version: version_id, percent: percentage })),
      annotations["workers/message"],
    );
  }

  #answer(asked: string, body: string, query: URLSearchParams): unknown {
    const script = `workers/scripts/${this.worker}`;
    const version = new RegExp(`^GET ${script}/versions/([\\w-]+)$`).exec(asked)?.[1];
    const hasWorker = () => this.deployments ?? refuse(NO_WORKER);
    const utf8 = Buffer.from(body, "latin1").toString("utf8");
    if (version !== undefined) return this.#version(version);
    switch (asked) {
      case `GET workers/services/${this.worker}`:
        hasWorker();
        return { default_environment: { environment: "production", script: { tag: "tag", tags: [] } } };
      case `GET ${script}/deployments`:
        return {
          deployments: hasWorker().map(({ id, created_on, shares, message }) => ({
            id,
            created_on,
            source: "wrangler",
            strategy: "percentage",
            annotations: { "workers/message": message },
            versions: shares.map(({ version: version_id, percent }) => ({ version_id, percentage: percent })),
          })),
        };
      case `POST ${script}/deployments`:
        hasWorker();
        return this.#split(utf8);
      case `POST ${script}/versions`:
        hasWorker();
        return this.#upload(utf8);
      case `GET ${script}/settings`:
        hasWorker();
        return { bindings: [], tags: [] };
      case `GET ${script}/secrets`:
        hasWorker();
        return [];
      case "GET /user/tokens/verify":
        return { id: "token", status: "active" };
      case "GET /user":
        return { id: "user", email: "" };
      case `POST ${script}/assets-upload-session`:
        return { jwt: "a.e30.a", buckets: [] };
      case `PATCH ${script}/script-settings`:
        return { observability: { enabled: true } };
      case `GET workers/workers/${this.worker}`:
        return { name: this.worker, subdomain: { enabled: false, previews_enabled: false } };
      case `POST ${script}/subdomain`:
        this.settings.push(`${asked} ${utf8}`.trim());
        return { enabled: false, previews_enabled: false };
      case `PUT ${script}/schedules`:
        this.settings.push(`crons ${utf8}`);
        return [];
      case "GET queues":
        return query.getAll("name").map((name) => ({ queue_id: name, queue_name: name, consumers: [], producers: [] }));
      default:
        if (/^GET r2\/buckets\/[\w-]+$/.test(asked)) return { name: asked.split("/").at(-1) };
        if (/^POST queues\/[\w-]+\/consumers$/.test(asked)) return this.settings.push(`consumer ${utf8}`);
        if (/^POST d1\/database\/[\w-]+\/query$/.test(asked))
          return this.#query((JSON.parse(utf8) as { sql: string }).sql);
        this.unknown.push(asked);
        return refuse({ status: 404, message: `unknown: ${asked}` });
    }
  }
}
