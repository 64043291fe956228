import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { operator } from "../../../scripts/ask-ops";
import { askAt, toVersion } from "../../../scripts/deploy/ask";
import { migrationsOf } from "../../../scripts/deploy/migrations";
import { smokeChecks } from "../../../scripts/deploy/smoke";
import { deployInSteps } from "../../../scripts/deploy/steps";
import { CLOSED } from "../../../scripts/edge";
import { bundleProgram } from "../../../scripts/edge/program";
import { startUpstream } from "../../../upstream/server";
import { SMALL_CONTENT } from "../../../upstream/testing/client";
import { anAddress } from "../../support/reference-api";
import { giveDatabase, openSmallRelease } from "../../support/small-site";
import { openAccounts } from "./accounts";
import { askRaw, type RawRequest } from "./ask";
import { sentForm } from "./forms";
import { readInbox } from "./inbox";
import { BUNDLE, LocalCloudflare } from "./local-cloudflare";
import { operator as authorized } from "./operator";
import { Recorded } from "./recorded-processes";
import { SECRETS } from "./sentinels";
import { publishedIn, publishPages, withoutFilled } from "./story-pages";

/** Longer than Workers take to start on a machine that is busy: requests wait for them. */
const TIMEOUT_MS = 120_000;
/** A minute of the clock. */
const MINUTE_MS = 1_000;
/** Short, because this machine gives a deployment to everybody at once. */
export const PATIENCE = { everyMs: 150, watchMs: 1_000, spreadMs: 10_000 };
const WORKER = "guide-auto-senegal";
const EACH_MINUTE = "* * * * *";
const NIGHTLY = "17 3 * * *";

export type Story = Awaited<ReturnType<typeof openStory>>;

/** A site behind Cloudflare on this machine, which nobody has deployed yet, with api.php, its inbox file and accounts. The clock runs each second. */
export async function openStory() {
  const folder = await mkdtemp(path.join(tmpdir(), "story-"));
  const inboxFile = path.join(folder, "inbox.jsonl");
  const startApi = (port: number, key: string) =>
    startUpstream({ port, key, contentDir: SMALL_CONTENT, cacheDir: folder, inboxFile });
  let api = await startApi(0, SECRETS.apiKey);
  const accounts = await openAccounts();
  const backupKey = randomBytes(32).toString("base64");
  const processes = new Recorded(folder);
  const { root, remove } = await openSmallRelease();
  await giveDatabase(root);
  await bundleProgram(root, path.join(root, BUNDLE), processes);
  const settings = {
    ...CLOSED,
    ...accounts.variables,
    API_BASE: api.url,
    API_KEY: SECRETS.apiKey,
    OPS_TOKEN: SECRETS.opsToken,
    BACKUP_KEY: backupKey,
  };
  const cloudflare = await LocalCloudflare.open(root, settings, processes);
  const site = cloudflare.address;
  const ask = (asked: RawRequest) => askRaw(site, asked, TIMEOUT_MS);
  /** Asks as an operator whose network has not reached any limit. */
  const askOperators = (address: string, method = "GET") =>
    ask({ method, path: `/api/ops/${address}`, headers: { ...authorized, "CF-Connecting-IP": anAddress() } });
  const askOps = operator({ siteUrl: site, opsToken: SECRETS.opsToken });

  let going = true;
  const clock = (async () => {
    for (; going; await new Promise((later) => setTimeout(later, MINUTE_MS)))
      if (cloudflare.served !== "") await cloudflare.clock(EACH_MINUTE).catch(() => null); // What a minute could not do, the next one does.
  })();

  return {
    root,
    cloudflare,
    site,
    ask,
    askOps,
    backupKey,
    member: accounts.member,
    get api() {
      return api;
    },
    /** Sends a message as a page of the site does, from a new network. */
    send: (form: string, message: object) => ask(sentForm(site, form, message)),
    inbox: () => readInbox(inboxFile),
    night: () => cloudflare.clock(NIGHTLY),
    askOperators,
    /** The number of messages that wait for api.php. */
    waiting: async (): Promise<number> => JSON.parse((await askOperators("outbox")).body).waiting,
    publish: (price: string) => publishPages(root, price),
    /** Deploys what was published, as `npm run deploy` does after its build. @throws Stop */
    deploy: (isFirst = false) =>
      deployInSteps({
        platform: cloudflare,
        rescue: cloudflare,
        published: publishedIn(root),
        migrations: migrationsOf(root),
        checks: withoutFilled(smokeChecks(publishedIn(root), SECRETS.opsToken)),
        opsToken: SECRETS.opsToken,
        ask: (version) => askAt(site, version === null ? {} : toVersion(WORKER, version)),
        isFirst,
        atOnce: false,
        patience: PATIENCE,
        say: () => {},
        signal: new AbortController().signal,
      }),
    /** api.php takes another key from now on. */
    changeApiKey: async (key: string) => {
      await api.close();
      api = await startApi(Number(new URL(api.url).port), key);
    },
    close: async () => {
      going = false;
      await clock;
      cloudflare.close();
      await processes.stop();
      accounts.close();
      await api.close();
      await remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Has everything that waits for api.php tried again now. */
export const retryAll = ({ askOperators }: Story) => askOperators("outbox/retry", "POST");
