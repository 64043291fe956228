import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { isSigned, type Webhook } from "../functions/site/webhook";
import { notifyOfChanges } from "./notify-of-changes";

const secret = `whsec_${randomBytes(24).toString("base64")}`;
const received: Webhook[] = [];
const server = createServer((request, response) => {
  let body = "";
  request
    .on("data", (chunk: Buffer) => (body += chunk.toString()))
    .on("end", () => {
      const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = request.headers;
      received.push({ id: String(id), timestamp: String(timestamp), signatures: String(signatures), body });
      response.writeHead(202).end();
    });
});
afterEach(() => void server.close());

test("an editor saves a file, even deep in the folder: the site is told once, by a signature that it accepts", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  await mkdir(path.join(folder, "articles"));
  const address = await new Promise<string>((listening) =>
    server.listen(0, "127.0.0.1", () => listening(`http://127.0.0.1:${(server.address() as { port: number }).port}/`)),
  );
  const notifier = notifyOfChanges(folder, { url: address, secret });
  await writeFile(path.join(folder, "articles/1.md"), "a");
  await writeFile(path.join(folder, "articles/1.md"), "b");
  await writeFile(path.join(folder, "modeles.csv"), "c");
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
  expect(await isSigned(received[0]!, [secret], Date.now())).toBe(true);
  notifier.close();
});
