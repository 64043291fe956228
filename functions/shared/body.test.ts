import { afterEach, describe, expect, test, vi } from "vitest";
import { readBytes, readJson, readText } from "./body";

const within = (limit: number) => ({ limit, timeoutMs: 10_000 });
const bodyOf = (stream: ReadableStream<Uint8Array> | string) => new Response(stream);

/** A sender who says one thing, then nothing more. @returns whether it was told to stop */
function stalled() {
  const state = { cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')),
    cancel: () => void (state.cancelled = true),
  });
  return { state, stream };
}

afterEach(() => void vi.useRealTimers());

describe("the reader of bodies", () => {
  test("leaves no timer behind, of which a runtime may have few", async () => {
    vi.useFakeTimers();
    await readText(bodyOf("Thiès"), within(100));
    await readText(bodyOf("Thiès"), within(1));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("reads text, JSON and bytes that came in pieces, a letter cut in two included", async () => {
    const bytes = new TextEncoder().encode('{"nom":"Thiès"}');
    const inPieces = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      });
    expect(await readBytes(bodyOf(inPieces()), within(bytes.length))).toEqual({ ok: true, value: bytes });
    expect(await readText(bodyOf(inPieces()), within(100))).toEqual({ ok: true, value: '{"nom":"Thiès"}' });
    expect(await readJson(bodyOf(inPieces()), within(100))).toEqual({ ok: true, value: { nom: "Thiès" } });
  });

  test("reads no body as an empty one", async () =>
    expect(await readText(new Response(null), within(1))).toEqual({ ok: true, value: "" }));

  test("stops one byte past the limit, and tells the sender to stop", async () => {
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array((sent += 1) && 10)),
      cancel: () => void (cancelled = true),
    });
    expect(await readBytes(bodyOf(endless), within(25))).toEqual({ ok: false, code: "too_big", reason: "too long" });
    expect([sent < 6, cancelled]).toEqual([true, true]);
  });

  test("gives up a sender who stalls when the time is over", async () => {
    vi.useFakeTimers();
    const { state, stream } = stalled();
    const reading = readJson(bodyOf(stream), within(100));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await reading).toEqual({ ok: false, code: "too_slow", reason: "TimeoutError" });
    expect(state.cancelled).toBe(true);
  });

  test("gives up a sender who leaves in the middle", async () => {
    const cut = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError("connection lost with Nom secret")),
    });
    expect(await readText(bodyOf(cut), within(100))).toEqual({ ok: false, code: "unreadable", reason: "TypeError" });
  });

  test("says that a text is no JSON without quoting it", async () =>
    expect(await readJson(bodyOf("Nom secret"), within(100))).toEqual({
      ok: false,
      code: "unreadable",
      reason: "SyntaxError",
    }));
});
