import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rename, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { isSigned, type Webhook } from "../functions/site/webhook";
import { notifyOfChanges } from "./notify-of-changes";

const secret = `whsec_${randomBytes(24).toString("base64")}`;
const received: Webhook[] = [];
/** Statuses of the next answers; then 202. */
const refusals: number[] = [];
const server = createServer((request, response) => {
  let body = "";
  request
    .on("data", (chunk: Buffer) => (body += chunk.toString()))
    .on("end", () => {
      const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = request.headers;
      received.push({ id: String(id), timestamp: String(timestamp), signatures: String(signatures), body });
      response.writeHead(refusals.shift() ?? 202).end();
    });
});
const listening = () =>
  new Promise<string>((done) =>
    server.listen(0, "127.0.0.1", () => done(`http://127.0.0.1:${(server.address() as { port: number }).port}/`)),
  );
afterEach(() => {
  server.close();
  received.length = 0;
});

test("an editor saves a file, even deep in the folder: the site is told once, by a signature that it accepts", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  await mkdir(path.join(folder, "articles"));
  const address = await listening();
  const notifier = notifyOfChanges(folder, { url: address, secret });
  await writeFile(path.join(folder, "articles/1.md"), "a");
  await writeFile(path.join(folder, "articles/1.md"), "b");
  await writeFile(path.join(folder, "modeles.csv"), "c");
  await expect.poll(() => received.length).toBe(1);
  expect(await isSigned(received[0]!, [secret], Date.now())).toBe(true);
  notifier.close();
});

test("an editor that puts a new file in place of the old one, as many programs save, is noticed each time, and so is who then writes into it", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  await mkdir(path.join(folder, "articles"));
  const file = path.join(folder, "articles/1.md");
  const written = path.join(folder, "articles/1.md.new");
  await writeFile(file, "a");
  const notifier = notifyOfChanges(folder, { url: await listening(), secret });
  const saves = [1, 2, 3];
  for (const count of saves) {
    await writeFile(written, String(count));
    await rename(written, file);
    await expect.poll(() => received.length).toBe(count);
  }
  await writeFile(file, "b");
  await expect.poll(() => received.length).toBe(saves.length + 1);
  notifier.close();
});

test("a site that is changing to a new publication is told again, as the same webhook, until it answers; one that refuses is not", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "content-"));
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const notifier = notifyOfChanges(folder, { url: await listening(), secret });
  refusals.push(503);
  notifier.notify();
  await expect.poll(() => received.length).toBe(2);
  expect(received[0]?.id).toBe(received[1]?.id);
  expect(said).not.toHaveBeenCalled();
  refusals.push(401);
  notifier.notify();
  await expect.poll(() => said.mock.calls.length).toBe(1);
  expect(received).toHaveLength(3);
  notifier.close();
  said.mockRestore();
});
