// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { edge, kept, later, network, someone } from "../../../tests/support/fake-photo-edge";
import { openQueue, openQueueBeforeEach, queue, states } from "../../../tests/support/photo-queues";

const MINUTE = 60_000;

vi.mock("./photo-api", async () => (await import("../../../tests/support/fake-photo-edge")).photoApi);
vi.mock("./photo-store", async () => (await import("../../../tests/support/fake-photo-edge")).photoStore);

openQueueBeforeEach();

describe("sending photos", () => {
  test("photos are sent one by one in the order in which they were chosen, and the browser stores them until then", async () => {
    queue.add(["a", "b", "c"].map(someone));
    await vi.advanceTimersByTimeAsync(100);
    expect([states(), kept.size]).toEqual(["sending waiting waiting", 3]);
    await vi.advanceTimersByTimeAsync(500);
    expect(queue.list()[0]?.share).toBe(0.5);
    await vi.advanceTimersByTimeAsync(600);
    expect([states(), kept.size]).toEqual(["sent sending waiting", 2]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([states(), kept.size, edge.most]).toEqual(["sent sent sent", 0, 1]);
    expect(edge.sent).toEqual(queue.list().map(({ key }) => key));
  });

  // rule: market/photos-on-a-bad-network
  test("a failed sending is repeated after growing pauses, under the same key", async () => {
    edge.answers = [later, later, later];
    queue.add([someone("a")]);
    const tries: number[] = [];
    for (let second = 0; second < 25; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (tries.at(-1) !== edge.sent.length) tries.push(edge.sent.length);
    }
    expect([states(), new Set(edge.sent).size, edge.sent.length]).toEqual(["sent", 1, 4]);
    expect(tries).toEqual([0, 1, 2, 3, 4].slice(tries[0]));
  });

  test("no sending is repeated before the time that the edge gave", async () => {
    edge.answers = [{ type: "later", after: MINUTE, why: "Trop de demandes à la fois." }];
    queue.add([someone("a")]);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(queue.list()).toMatchObject([{ state: "waiting", failures: 1, why: "Trop de demandes à la fois." }]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(states()).toBe("sent");
  });

  // rule: market/photos-on-a-bad-network
  test("sending resumes as soon as the network is back", async () => {
    network(false);
    queue.add([someone("a"), someone("b")]);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect([states(), edge.sent]).toEqual(["waiting waiting", []]);
    network(true);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(states()).toBe("sent sent");
  });

  test("photos of a closed page are sent by the next page", async () => {
    edge.answers = [later];
    queue.add([someone("a"), someone("b")]);
    await vi.advanceTimersByTimeAsync(1_100);
    queue.close();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect([edge.sent.length, kept.size]).toEqual([1, 2]);
    openQueue();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([states(), kept.size]).toEqual(["sent sent", 0]);
  });

  test("photos are sent only for their own ad", async () => {
    queue.close();
    kept.set("x", { key: "x", ad: "another", jpeg: new Blob(["x"]), copy: "x", at: 0 });
    openQueue();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([edge.sent, kept.size]).toEqual([[], 1]);
  });

  test("a refused photo does not stop the others", async () => {
    edge.answers = [{ type: "refused", why: "Cette photo n’a pas pu être lue." }];
    queue.add([someone("a"), someone("b")]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(queue.list()).toMatchObject([
      { state: "refused", why: "Cette photo n’a pas pu être lue." },
      { state: "sent" },
    ]);
    expect(kept.size).toBe(0);
  });
});

describe("sent photos", () => {
  test("the state of sent photos is polled at growing intervals until they are ready", async () => {
    queue.add([someone("a")]);
    await vi.advanceTimersByTimeAsync(2_000);
    edge.photos = edge.photos.map((photo) => ({ ...photo, state: "ready", hash: "a".repeat(32) }));
    expect(states()).toBe("sent");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(states()).toBe("ready");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a new order is stored at the edge, in one request for several moves", async () => {
    queue.add(["a", "b", "c"].map(someone));
    await vi.advanceTimersByTimeAsync(5_000);
    edge.orders = [];
    const [a, b, c] = queue.list().map(({ key }) => key);
    queue.move(c ?? "", 0);
    queue.move(b ?? "", 1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(edge.orders).toEqual([[c, b, a].map((key) => `id-${key}`)]);
  });

  test("a photo moved before it is sent gets its place once it is sent", async () => {
    queue.add(["a", "b"].map(someone));
    const [a, b] = queue.list().map(({ key }) => key);
    queue.move(b ?? "", 0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(queue.list().map(({ key }) => key)).toEqual([b, a]);
    expect(edge.photos.map(({ id }) => id)).toEqual([`id-${b}`, `id-${a}`]); // They are sent in that order, so there is no order to store.
    expect(edge.orders).toEqual([]);
  });

  test("an order changed without a network is stored when the network is back", async () => {
    queue.add(["a", "b"].map(someone));
    await vi.advanceTimersByTimeAsync(5_000);
    edge.listening = false;
    const [a, b] = queue.list().map(({ key }) => key);
    queue.move(b ?? "", 0);
    await vi.advanceTimersByTimeAsync(5_000);
    edge.listening = true;
    network(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(edge.orders.at(-1)).toEqual([`id-${b}`, `id-${a}`]);
  });
});

describe("deleting a photo", () => {
  test("a photo is deleted at the edge, or stays if the request fails", async () => {
    queue.add([someone("a")]);
    await vi.advanceTimersByTimeAsync(3_000);
    const key = queue.list()[0]?.key ?? "";
    edge.listening = false;
    expect([await queue.drop(key), states()]).toEqual([false, "sent"]);
    edge.listening = true;
    expect([await queue.drop(key), states(), edge.photos]).toEqual([true, "", []]);
  });

  test("a deleted photo does not come back with a list that was read before the deletion", async () => {
    queue.add(["a", "b"].map(someone));
    await vi.advanceTimersByTimeAsync(3_000);
    edge.slow = 2_000;
    await vi.advanceTimersByTimeAsync(2_600);
    const [first, second] = queue.list();
    expect(await queue.drop(first?.key ?? "")).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(queue.list().map(({ key }) => key)).toEqual([second?.key]);
  });

  test("a photo deleted before it is sent is not sent; deleting it while it is sent stops the sending, and the next one follows", async () => {
    queue.add(["a", "b", "c"].map(someone));
    await vi.advanceTimersByTimeAsync(100);
    const [a, b, c] = queue.list().map(({ key }) => key);
    await queue.drop(b ?? "");
    await queue.drop(a ?? "");
    await vi.advanceTimersByTimeAsync(5_000);
    expect([edge.sent, states(), kept.size]).toEqual([[c], "sent", 0]);
  });
});
