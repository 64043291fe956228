import { afterEach, expect, test } from "vitest";
import { openRebuildDaemon, type RebuildDaemon } from "./rebuild-daemon";
import { Stop } from "./stop";

let daemon: RebuildDaemon;
afterEach(() => daemon.close());
const call = async () => (await fetch(daemon.hook, { method: "POST" })).status;

test("Builds run one at a time; a failed one is reported and the next may start", async () => {
  const errors: unknown[] = [];
  let end: (error?: Error) => void = () => undefined;
  const build = () => new Promise<void>((done, fail) => (end = (error) => (error ? fail(error) : done())));
  daemon = await openRebuildDaemon(
    async () => build,
    (error) => errors.push(error),
  );
  expect([await call(), await call()]).toEqual([202, 409]);
  const fault = new Stop("La construction a échoué.");
  end(fault);
  await expect.poll(() => errors).toEqual([fault]);
  expect([await call(), await call()]).toEqual([202, 409]);
  end();
  await expect.poll(call).toBe(202);
  expect((await fetch(daemon.hook)).status).toBe(405);
});

test("A build is refused while another command builds in the folder, and accepted afterwards", async () => {
  let free = false;
  daemon = await openRebuildDaemon(
    async () => {
      if (!free) throw new Stop("occupé");
      return async () => undefined;
    },
    () => undefined,
  );
  expect(await call()).toBe(409);
  free = true;
  expect(await call()).toBe(202);
});
