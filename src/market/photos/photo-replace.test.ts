// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { edge, kept, later, network, someone } from "../../../tests/support/fake-photo-edge";
import { openQueue, openQueueBeforeEach, queue, states } from "../../../tests/support/photo-queues";

vi.mock("./photo-api", async () => (await import("../../../tests/support/fake-photo-edge")).photoApi);
vi.mock("./photo-store", async () => (await import("../../../tests/support/fake-photo-edge")).photoStore);

const MINUTE = 60_000;
const ids = () => edge.photos.map(({ id }) => id);

openQueueBeforeEach();

describe("replacing a photo", () => {
  test("a photo replaced before it was sent is never sent", async () => {
    queue.add(["a", "b"].map(someone));
    const [a, b] = queue.list().map(({ key }) => key);
    const masked = queue.replace(a ?? "", someone("masked"));
    expect(queue.list()).toMatchObject([{ key: masked, copy: "masked", state: "waiting" }, { key: b }]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([edge.sent, ids(), kept.size]).toEqual([[masked, b], [`id-${masked}`, `id-${b}`], 0]);
  });

  test("a photo replaced while it is sent is deleted once it has arrived, even if its answer is lost", async () => {
    queue.add([someone("a")]);
    edge.answers = [later];
    await vi.advanceTimersByTimeAsync(600);
    const key = queue.list()[0]?.key ?? "";
    const masked = queue.replace(key, someone("masked"));
    edge.photos.push({ id: `id-${key}`, state: "quarantine", hash: null, width: 1_600, height: 1_200 });
    await vi.advanceTimersByTimeAsync(6_000);
    expect([ids(), queue.list().map(({ key: one }) => one)]).toEqual([[`id-${masked}`], [masked]]);
  });

  test("a photo replaced after it was sent is deleted first; the new one takes its place, and the order is stored", async () => {
    queue.add(["a", "b", "c"].map(someone));
    await vi.advanceTimersByTimeAsync(5_000);
    const [a, b, c] = queue.list().map(({ key }) => key);
    expect(await (await queue.picture(b ?? ""))?.text()).toBe("b");
    const masked = queue.replace(b ?? "", someone("masked"));
    expect(await (await queue.picture(masked ?? ""))?.text()).toBe("masked");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ids()).toEqual([a, c, masked].map((key) => `id-${key}`));
    expect(edge.orders.at(-1)).toEqual([a, masked, c].map((key) => `id-${key}`));
    expect(states()).toBe("sent sent sent");
  });

  test("a replaced photo is deleted at the edge at once, however long the others take", async () => {
    queue.add(["a"].map(someone));
    await vi.advanceTimersByTimeAsync(3_000);
    queue.add(["b", "c"].map(someone));
    await vi.advanceTimersByTimeAsync(100);
    queue.replace(queue.list()[0]?.key ?? "", someone("masked"));
    await vi.advanceTimersByTimeAsync(100);
    expect([states(), ids()]).toEqual(["waiting sending waiting", []]);
  });

  test("a photo replaced without a network is deleted when the network is back, and is not shown until then; the next page keeps the place, too", async () => {
    queue.add(["a", "b"].map(someone));
    await vi.advanceTimersByTimeAsync(5_000);
    const [a, b] = queue.list().map(({ key }) => key);
    network(false);
    edge.listening = false;
    const masked = queue.replace(a ?? "", someone("masked"));
    await vi.advanceTimersByTimeAsync(100);
    edge.listening = true;
    queue.close();
    openQueue();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([queue.list().map(({ copy, id }) => copy ?? id), ids()]).toEqual([
      ["masked", `id-${b}`],
      [`id-${a}`, `id-${b}`],
    ]);
    edge.listening = false;
    network(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([states(), edge.sent.includes(masked ?? "")]).toEqual(["waiting sent", false]);
    edge.listening = true;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([states(), edge.orders.at(-1)]).toEqual(["sent sent", [`id-${masked}`, `id-${b}`]]);
  });

  test("a photo that was deleted in the meantime is not replaced", async () => {
    expect(queue.replace("x", someone("masked"))).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([edge.sent, kept.size]).toEqual([[], 0]);
  });
});
