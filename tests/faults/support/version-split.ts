import { createHash } from "node:crypto";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../../../scripts/ports";
import type { Shares } from "../../../scripts/deploy/platform";
import { versionOf } from "../../support/version-of";

/** Names the version to which the Workers behind give a request. */
export const TO_VERSION = "x-version";

const OVERRIDE = "cloudflare-workers-version-overrides";
/** Addresses of the machinery, which Cloudflare does not let visitors ask either. */
const CLOSED = "/cdn-cgi/";

export interface Split {
  /** The public address of the site. */
  readonly address: string;
  /** Version → how many answers visitors had from it. Requests that name a version are no visitors’. */
  readonly answered: ReadonlyMap<string, number>;
  /** Does what needs running Workers, as requests do. */
  passing<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Does what needs that no request is under way. Meanwhile requests wait; none fails. */
  holding<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): void;
}

const one = (value: string | readonly string[] | undefined) => (typeof value === "string" ? value : null);
const wantedBy = ({ headers }: IncomingMessage) => /="([^"]+)"/.exec(one(headers[OVERRIDE]) ?? "")?.[1] ?? null;
/** The zone names visitors by their network, so that each stays on one version (rule: site/one-version). */
const luckOf = ({ headers }: IncomingMessage) =>
  createHash("sha256")
    .update(one(headers["cf-connecting-ip"]) ?? "the deployer")
    .digest()
    .readUInt32BE() /
  2 ** 32;

/** Gives a request to a version, and the answer back as it comes. */
const pass = (request: IncomingMessage, response: ServerResponse, port: number, version: string) =>
  new Promise<void>((done, failed) => {
    const { method, url, headers } = request;
    const asking = ask({ host: "127.0.0.1", port, method, path: url, headers: { ...headers, [TO_VERSION]: version } });
    asking.once("error", failed);
    response.once("close", () => {
      asking.destroy(); // Who asked may have left before the end.
      done();
    });
    asking.once("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once("error", failed).pipe(response);
    });
    request.pipe(asking);
  });

/**
 * Stands before the Workers of this machine as Cloudflare does: it splits visitors by the shares of the deployment, and gives a request that names a
 * version to that one.
 * @param port of the Workers
 */
export async function openSplit(shares: () => Shares, port: number): Promise<Split> {
  const answered = new Map<string, number>();
  let underWay = 0;
  let gate = Promise.resolve();
  const passing = async <Result>(work: () => Promise<Result>) => {
    for (let seen: unknown = null; seen !== gate; ) await (seen = gate);
    underWay += 1;
    return work().finally(() => (underWay -= 1));
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith(CLOSED)) return void response.writeHead(404).end();
    passing(async () => {
      const wanted = wantedBy(request);
      const version = versionOf(shares(), wanted, luckOf(request));
      if (version === null) return void response.writeHead(530).end();
      if (wanted === null) answered.set(version, (answered.get(version) ?? 0) + 1);
      await pass(request, response, port, version);
    }).catch(() => void response.destroy());
  });
  return {
    address: `http://127.0.0.1:${await listen(server)}`,
    answered,
    passing,
    holding: async (work) => {
      const earlier = gate;
      let open = () => {};
      gate = new Promise((opened) => (open = opened));
      await earlier;
      try {
        while (underWay > 0) await new Promise((later) => setTimeout(later, 5));
        return await work();
      } finally {
        open();
      }
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
