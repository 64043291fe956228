import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { answers } from "./answers";
import { changeLog } from "./change-log";
import { changeMemory } from "./change-memory";
import { controlInterface } from "./control/control";
import { NOTHING_DONE, sendFaulty } from "./control/fault-answers";
import { faults as faultBoard } from "./control/faults";
import { requestLog } from "./control/request-log";
import { errorAnswer, send } from "./http/send";
import { moderation } from "./inbox/moderation";
import { openInbox } from "./inbox/store";
import { liveCatalogue } from "./live-catalogue";
import { notifyOfChanges, type WebhookTarget } from "./notify-of-changes";

export interface UpstreamOptions {
  /** 0: a free one. */
  port: number;
  /** "" asks for no key. */
  key: string;
  contentDir?: string;
  /** For benches: this many models with one version each, and few pictures. */
  models?: number;
  /** Where drawn pictures are kept. */
  cacheDir?: string;
  /** Who is told when an editor has saved a file or decided of a review; nobody without it. */
  webhook?: WebhookTarget;
  /** Keeps what visitors send; in memory without it. */
  inboxFile?: string;
  /** Keeps the dates of change over restarts, so that what is edited meanwhile counts as changed. */
  memoryFile?: string;
  /** The interface to listen on; this machine alone by default. */
  host?: string;
  clock?: () => Date;
}

export interface Upstream {
  url: string;
  close: () => Promise<void>;
}

/** Starts the reference api.php: the content folder, served as the wire schemas say. */
export async function startUpstream(options: UpstreamOptions): Promise<Upstream> {
  const { port, key, models, clock, host = "127.0.0.1" } = options;
  const contentDir = options.contentDir ?? join(import.meta.dirname, "content");
  const cacheDir = options.cacheDir ?? join(import.meta.dirname, ".cache");
  const memory = options.memoryFile ? changeMemory(options.memoryFile) : null;
  const inbox = openInbox(options.inboxFile ?? null);
  const reviews = moderation(inbox);
  const live = liveCatalogue({
    contentDir,
    models,
    clock,
    changes: changeLog(memory?.load()),
    remember: memory?.save,
    visitors: { applied: reviews.applied, revision: inbox.revision },
  });
  let notifier: ReturnType<typeof notifyOfChanges> | undefined;
  const answer = answers({
    contentDir,
    cacheDir,
    key,
    live,
    inbox,
    moderation: reviews,
    changed: () => notifier?.notify(),
  });
  const faults = faultBoard();
  const log = requestLog();
  const control = controlInterface(faults, live.overrides, log);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!URL.canParse(request.url ?? "", "http://api"))
      return send(request, response, errorAnswer(400, "Adresse illisible"));
    const url = new URL(request.url ?? "", "http://api");
    if (/^\/__control(?:\/log)?$/.test(url.pathname))
      return send(request, response, await control(request, url.pathname));
    log.add(request, url);
    const fault = faults.take(url.pathname === "/api.php" ? (url.searchParams.get("endpoint") ?? "") : "media");
    const found = fault?.done === false ? NOTHING_DONE : await answer(request, url, fault);
    return fault ? sendFaulty(request, response, found, fault) : send(request, response, found);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`api.php : ${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else send(request, response, errorAnswer(500, "Erreur interne"));
    });
  });
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(port, host, listening));
  notifier = options.webhook && notifyOfChanges(contentDir, options.webhook);
  return {
    url: `http://${host}:${portOf(server.address())}`,
    close: () =>
      new Promise((closed) => {
        notifier?.close();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const portOf = (address: AddressInfo | string | null) => (address && typeof address === "object" ? address.port : 0);
