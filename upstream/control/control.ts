import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";
import { parseJson, readBody } from "../http/body";
import { type Answer, errorAnswer, jsonAnswer } from "../http/send";
import { type Faults, trouble } from "./faults";
import type { Overrides } from "./overrides";
import type { RequestLog } from "./request-log";

const override = z.object({ endpoint: z.string(), id: z.number(), set: z.nullable(z.record(z.string(), z.unknown())) });

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** From this machine, and not through a page of a browser: a page cannot send JSON here without asking first. */
function allowed(request: IncomingMessage): boolean {
  const local = LOOPBACK.test(request.socket.remoteAddress ?? "") && LOCAL_HOST.test(request.headers.host ?? "");
  return local && request.headers.origin === undefined;
}

/**
 * The tests' interface.
 * POST `{endpoint, fault, …}` breaks an endpoint, POST `{endpoint, share, mixed: [{fault, …}, …]}` in several ways, now and
 * then; POST `{endpoint, id, set: {…}}` changes a row in memory, `set: null` takes it out; GET answers what is set; GET /__control/log the requests seen; DELETE clears all, or the log alone.
 */
export function controlInterface(faults: Faults, overrides: Overrides, log: RequestLog) {
  return async (request: IncomingMessage, path: string): Promise<Answer> => {
    if (!allowed(request)) return errorAnswer(403, "Réservé aux tests de cette machine");
    const ofLog = path === "/__control/log";
    if (request.method === "GET") return jsonAnswer(200, ofLog ? { requests: log.all() } : { faults: faults.all() });
    if (request.method === "DELETE") {
      log.clear();
      if (!ofLog) {
        faults.clear();
        overrides.clear();
      }
      return jsonAnswer(200, { cleared: true });
    }
    if (request.method !== "POST" || ofLog) return errorAnswer(405, "Méthode refusée");
    return accept(parseJson((await readBody(request)) ?? ""), faults, overrides);
  };
}

function accept(body: unknown, faults: Faults, overrides: Overrides): Answer {
  const asTrouble = z.safeParse(trouble, body);
  if (asTrouble.success) {
    faults.add(asTrouble.data);
    return jsonAnswer(200, asTrouble.data);
  }
  const row = z.safeParse(override, body);
  if (!row.success) return errorAnswer(400, "Ni une panne ni une ligne à changer");
  const { endpoint, id, set } = row.data;
  return overrides.set(endpoint, id, set) ? jsonAnswer(200, row.data) : errorAnswer(400, `Pas de liste ${endpoint}`);
}
