import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, errorAnswer, jsonAnswer, send } from "../http/send";
import type { Fault } from "./faults";

const MAINTENANCE = '<!doctype html><html lang="fr"><title>Maintenance</title><h1>Site en maintenance</h1></html>';

/** What stands in for the answer of a server that failed before it did anything. */
export const NOTHING_DONE = errorAnswer(503, "Service indisponible");

/** Answers that are wrong in themselves, whatever the endpoint would have said; null for the other faults. */
function wrongAnswer(fault: Fault): Answer | null {
  switch (fault.fault) {
    case "status500":
      return {
        status: 500,
        type: "text/html; charset=utf-8",
        body: "<b>Fatal error</b>: Allowed memory size exhausted",
      };
    case "html200":
      return { status: 200, type: "text/html; charset=utf-8", body: MAINTENANCE };
    case "emptyList":
      return jsonAnswer(200, []);
    case "dataNull":
      return jsonAnswer(200, { data: null });
    case "unauthorized":
      return errorAnswer(401, "Clé d’API refusée");
    case "redirect":
      return {
        status: fault.status,
        type: "text/html; charset=utf-8",
        body: "",
        headers: { Location: fault.location },
      };
    default:
      return null;
  }
}

/** Sends what the fault makes of an answer. Resolves when the last byte has left or the caller hung up. */
export async function sendFaulty(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  fault: Fault,
): Promise<void> {
  const wrong = wrongAnswer(fault);
  if (wrong) return send(request, response, wrong);
  switch (fault.fault) {
    case "hang":
      return;
    case "slow":
      await wait(fault.ms);
      return send(request, response, answer);
    case "drip":
      return drip(response, answer, fault.ms);
    case "reset":
      return reset(response, answer);
    case "huge":
      return huge(response, fault.megabytes);
    default:
      return send(request, response, answer);
  }
}

const bodyOf = ({ body }: Answer) => Buffer.from(body ?? "");
const head = (response: ServerResponse, answer: Answer) =>
  response.writeHead(answer.status, { "Content-Type": answer.type, "Content-Length": bodyOf(answer).length });

async function drip(response: ServerResponse, answer: Answer, pause: number): Promise<void> {
  head(response, answer);
  for (const byte of bodyOf(answer)) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await wait(pause);
  }
  response.end();
}

/** Promises the whole body, sends half and cuts. */
async function reset(response: ServerResponse, answer: Answer): Promise<void> {
  const body = bodyOf(answer);
  head(response, answer);
  await new Promise((sent) => response.write(body.subarray(0, Math.floor(body.length / 2)), sent));
  response.destroy();
}

/** A list that never seems to end, without a length in its head. */
async function huge(response: ServerResponse, megabytes: number): Promise<void> {
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" });
  const chunk = Buffer.from(`${JSON.stringify("x".repeat(1024 * 1024 - 3))},`);
  response.write('{"data":[');
  const closed = new Promise<void>((hungUp) => response.once("close", hungUp));
  for (let sent = 0; sent < megabytes && !response.destroyed; sent += 1) {
    if (!response.write(chunk)) await Promise.race([once(response, "drain"), closed]);
  }
  response.end("null]}");
}
