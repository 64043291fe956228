import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { CLOSED } from "../../../scripts/edge";
import { listen } from "../../../scripts/ports";
import { startUpstream, type Upstream } from "../../../upstream/server";
import { SMALL_CONTENT } from "../../../upstream/testing/client";
import { openSmallSite, type SmallSite } from "../../support/small-site";
import { openAccounts } from "./accounts";
import { askRaw, type RawResponse, type RawRequest } from "./ask";
import { type Kept, readInbox } from "./inbox";
import { filesUnder, leaksInFiles, logsUnder } from "./leaks";
import { sentForm } from "./forms";
import { leaksInAnswer } from "./leaks-in-answer";
import { operator } from "./operator";
import { Recorded } from "./recorded-processes";
import { SECRETS } from "./sentinels";

const EACH_MINUTE = "*+*+*+*+*";
const NIGHTLY = "17+3+*+*+*";

interface Searched {
  readonly leaks: readonly string[];
  readonly answers: number;
  readonly logLines: number;
  /** The number of published files. */
  readonly files: number;
}

/** The Worker as `npm start` serves it, with the reference api.php and its inbox file, a builder that counts its calls, and records of all answers and logs. */
export interface Bed {
  readonly site: SmallSite;
  readonly api: Upstream;
  /** The number of builds requested. */
  readonly builds: { count: number };
  /** Sends a request exactly as given, and searches the answer for sentinels. */
  ask(asked: RawRequest): Promise<RawResponse>;
  /** Sends a message as a page of the site does, from a network that has not reached any limit. */
  send(form: string, message: object): Promise<RawResponse>;
  /** The Authorization header of a new member. */
  member(): Promise<{ readonly Authorization: string }>;
  /** Runs the clock of each minute, or of each night, as Cloudflare does. */
  tick(): Promise<unknown>;
  night(): Promise<unknown>;
  /** The number of messages that wait for api.php. */
  waiting(): Promise<number>;
  /** The messages that api.php has acknowledged, read from its file. */
  inbox(): Promise<readonly Kept[]>;
  closeApi(): Promise<void>;
  /** Starts api.php again at the same address. */
  reopenApi(): Promise<void>;
  /** All that the Worker and wrangler logged, at every level. */
  logs(): string;
  /** Sentinels found where they must not be, and how much was searched. */
  searched(): Searched;
  close(): Promise<void>;
}

export async function openBed(): Promise<Bed> {
  const folder = await mkdtemp(path.join(tmpdir(), "faults-"));
  const logs = await mkdtemp(path.join(folder, "logs-"));
  const inboxFile = path.join(folder, "inbox.jsonl");
  const startApi = (port: number) =>
    startUpstream({ port, key: SECRETS.apiKey, contentDir: SMALL_CONTENT, cacheDir: folder, inboxFile });
  let api = await startApi(0);
  const builds = { count: 0 };
  const builder = createServer((_, response) => {
    builds.count += 1;
    response.writeHead(202).end();
  });
  const accounts = await openAccounts();
  const settings = {
    ...CLOSED,
    ...accounts.variables,
    API_BASE: api.url,
    API_KEY: SECRETS.apiKey,
    OPS_TOKEN: SECRETS.opsToken,
    REBUILD_SECRETS: SECRETS.webhookSecret,
  };
  const site = await openSmallSite(
    { ...settings, DEPLOY_HOOK_URL: `http://127.0.0.1:${await listen(builder)}/` },
    new Recorded(logs),
  );

  const inAnswers: string[] = [];
  let answers = 0;
  const ask = async (asked: RawRequest) => {
    const answered = await askRaw(site.address, asked);
    answers += 1;
    inAnswers.push(...leaksInAnswer(asked, answered));
    return answered;
  };
  const scheduled = (cron: string) => site.ask(`/cdn-cgi/local/scheduled?cron=${cron}`);
  return {
    site,
    builds,
    ask,
    get api() {
      return api;
    },
    send: (form, message) => ask(sentForm(site.address, form, message)),
    member: accounts.member,
    tick: () => scheduled(EACH_MINUTE),
    night: () => scheduled(NIGHTLY),
    waiting: async () => JSON.parse((await ask({ path: "/api/ops/outbox", headers: operator })).body).waiting,
    inbox: () => readInbox(inboxFile),
    closeApi: () => api.close(),
    reopenApi: async () => {
      api = await startApi(Number(new URL(api.url).port));
    },
    logs: () => [...logsUnder(logs).values()].join("\n"),
    searched: () => {
      const [logged, published] = [logsUnder(logs), filesUnder(path.join(site.root, "dist/"))];
      const logLines = [...logged.values()].reduce(
        (lines, content) => lines + content.toString("utf8").split("\n").filter(Boolean).length,
        0,
      );
      return {
        leaks: [...inAnswers, ...leaksInFiles(logged), ...leaksInFiles(published)],
        answers,
        logLines,
        files: published.size,
      };
    },
    close: async () => {
      await site.close();
      await api.close();
      builder.close();
      accounts.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
