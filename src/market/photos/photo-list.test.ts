import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OwnPhoto } from "../../contract/market/own-photo";
import { countsOf, nextPhotos, type PhotoEvent, type PhotoList, photosSentence } from "./photo-list";

const there = (id: string, state: OwnPhoto["state"] = "ready"): OwnPhoto => ({
  id,
  state,
  hash: state === "ready" ? "a".repeat(32) : null,
  width: 1_600,
  height: 1_200,
});
const after = (...events: readonly PhotoEvent[]): PhotoList => events.reduce<PhotoList>(nextPhotos, []);
const chosen = (key: string): PhotoEvent => ({ type: "chosen", key, copy: `data:${key}` });
const sent = (key: string, id: string): PhotoEvent => ({ type: "sent", key, photo: there(id, "quarantine") });
const keys = (list: PhotoList) => list.map(({ key }) => key).join("");

describe("the sentence about the photos", () => {
  const four = ["a", "b", "c", "d"].flatMap((key) => [chosen(key), sent(key, key.toUpperCase())]);
  // rule: market/photos-on-a-bad-network
  test.each<[string, readonly PhotoEvent[], boolean]>([
    ["", [], true],
    ["1 photo envoyée", [chosen("a"), sent("a", "A")], true],
    ["4 photos envoyées, 2 en attente du réseau", [...four, chosen("e"), chosen("f")], false],
    ["4 photos envoyées, 2 en cours d’envoi", [...four, chosen("e"), chosen("f")], true],
    ["1 photo en attente du réseau", [chosen("a")], false],
    ["1 photo refusée", [chosen("a"), { type: "refused", key: "a", why: "non" }], true],
    [
      "4 photos envoyées, 1 en cours d’envoi et 1 refusée",
      [...four, chosen("e"), chosen("f"), { type: "refused", key: "f", why: "non" }],
      true,
    ],
  ])("the sentence is « %s »", (sentence, events, online) =>
    expect(photosSentence(after(...events), online)).toBe(sentence),
  );
});

describe("the photos of an ad", () => {
  test("photos keep their owner’s order, whatever the order in the edge’s list", () => {
    const list = after(
      chosen("a"),
      sent("a", "A"),
      chosen("b"),
      sent("b", "B"),
      { type: "moved", key: "b", to: 0 },
      { type: "listed", photos: [there("A"), there("B")] },
    );
    expect(list.map(({ id, state }) => [id, state])).toEqual([
      ["B", "ready"],
      ["A", "ready"],
    ]);
  });

  test("photos sent on another day come before those that wait", () => {
    expect(keys(after(chosen("x"), { type: "listed", photos: [there("A"), there("B")] }))).toBe("ABx");
  });

  test("a photo that is listed before its sending is answered appears once", () => {
    const list = after(
      chosen("x"),
      { type: "sending", key: "x" },
      { type: "listed", photos: [there("A", "quarantine")] },
      sent("x", "A"),
    );
    expect(list.map(({ key, id, copy }) => [key, id, copy])).toEqual([["x", "A", "data:x"]]);
  });

  test("a replaced photo keeps its place, and is sent", () => {
    const list = after(
      chosen("a"),
      sent("a", "A"),
      chosen("b"),
      sent("b", "B"),
      { type: "replaced", key: "a", by: "x", copy: "data:masked" },
      { type: "listed", photos: [there("B")] },
    );
    expect(list).toMatchObject([
      { key: "x", id: null, copy: "data:masked", state: "waiting", hash: null },
      { key: "b", id: "B" },
    ]);
    expect(photosSentence(list, true)).toBe("1 photo envoyée, 1 en cours d’envoi");
  });

  test("photos deleted at the edge disappear", () =>
    expect(keys(after(chosen("a"), sent("a", "A"), { type: "listed", photos: [] }))).toBe(""));

  test("a photo that the edge could not process is reported", () => {
    const [photo] = after(chosen("a"), sent("a", "A"), { type: "listed", photos: [there("A", "refused")] });
    expect(photo).toMatchObject({ state: "refused", why: "Cette photo n’a pas pu être lue. Choisissez-en une autre." });
  });

  test("each photo appears once and has one state, whatever happens", () => {
    const key = fc.constantFrom("a", "b", "c", "d");
    const event: fc.Arbitrary<PhotoEvent> = fc.oneof(
      key.map(chosen),
      key.map((one): PhotoEvent => ({ type: "sending", key: one })),
      fc.record({ type: fc.constant("progress" as const), key, share: fc.double({ min: 0, max: 1, noNaN: true }) }),
      key.map((one) => sent(one, one.toUpperCase())),
      fc.record({ type: fc.constant("failed" as const), key, why: fc.constant(null) }),
      fc.record({ type: fc.constant("refused" as const), key, why: fc.constant("non") }),
      fc.record({ type: fc.constant("moved" as const), key, to: fc.integer({ min: -2, max: 9 }) }),
      fc.record({ type: fc.constant("dropped" as const), key }),
      fc.record({ type: fc.constant("replaced" as const), key, by: fc.uuid(), copy: fc.constant("data:masked") }),
      fc
        .subarray(["A", "B", "C", "D", "E"])
        .map((ids): PhotoEvent => ({ type: "listed", photos: ids.map((id) => there(id)) })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const list = after(...events);
        expect(new Set(list.map((photo) => photo.key)).size).toBe(list.length);
        const ids = list.flatMap(({ id }) => id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        const { ready, pending, refused } = countsOf(list);
        expect(ready + pending + refused).toBe(list.length);
      }),
    );
  });
});
