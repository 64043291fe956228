import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { messageShapes } from "./messages";
import { releasedShapes, skewProblems } from "./released";
import { breaks, shapeOf } from "./skew";

const ROOT = path.resolve(import.meta.dirname, "../..");

const form = z.strictObject({ name: z.string(), budget: z.enum(["petit", "grand"]) });
const answer = z.object({ total: z.int(), ads: z.array(z.object({ id: z.string(), price: z.nullable(z.int()) })) });

// rule: site/two-versions
test.each<[string, z.core.$ZodType, z.core.$ZodType, readonly string[]]>([
  ["the same", form, form, []],
  ["a field that may be left out", form, z.strictObject({ ...form.shape, town: z.optional(z.string()) }), []],
  ["a new field that is demanded", form, z.strictObject({ ...form.shape, town: z.string() }), [".town : manque"]],
  ["a field that is no longer known", form, z.strictObject({ name: z.string() }), [".budget : inconnu"]],
  [
    "a choice that is gone",
    form,
    z.strictObject({ name: z.string(), budget: z.enum(["petit"]) }),
    ['.budget : "grand"'],
  ],
  [
    "a shorter text",
    form,
    z.strictObject({ ...form.shape, name: z.string().check(z.maxLength(60)) }),
    [".name : maxLength"],
  ],
  ["more in an answer", z.extend(answer, { more: z.boolean() }), answer, []],
  ["less in an answer", z.omit(answer, { total: true }), answer, [".total : manque"]],
  [
    "null where there was a figure",
    answer,
    z.extend(answer, { ads: z.array(z.object({ id: z.string(), price: z.int() })) }),
    [".ads[].price : null au lieu de integer"],
  ],
  [
    "text for a figure",
    z.object({ total: z.string() }),
    z.object({ total: z.int() }),
    [".total : string au lieu de integer"],
  ],
  ["one of several shapes", z.object({ a: z.int() }), z.union([z.string(), z.object({ a: z.number() })]), []],
  [
    "a shape that is new",
    z.union([z.object({ kind: z.literal("a") }), z.object({ kind: z.literal("b") })]),
    z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") })]),
    ['.kind : "b"'],
  ],
  [
    "names that are values",
    z.record(z.string(), z.int()),
    z.record(z.string(), z.string()),
    [".* : integer au lieu de string"],
  ],
])("what one version writes and another reads: %s", (_, writer, reader, found) =>
  expect(breaks(shapeOf(writer), shapeOf(reader))).toEqual(found),
);

test("each message of the contract has a shape, which it can read itself", () => {
  const shapes = messageShapes();
  for (const [name, shape] of Object.entries(shapes)) {
    expect([name, Object.keys(shape).length > 0]).toEqual([name, true]);
    expect([name, breaks(shape, shape)]).toEqual([name, []]);
  }
});

/** Orders of one figure or one word, whose schemas are beside their handlers. */
const PRIVATE = /^\/me\/ads(?:$|\/:id\/(?:submit|price|renew|sold)$)/;

test("each endpoint that takes JSON from pages is compared", () => {
  const api = readFileSync(path.join(ROOT, "functions/api.ts"), "utf8");
  const takesJson = [...api.matchAll(/^ {2}"(\/[^"]*)": \{(?:(?!^ {2}(?:"|\})).)*?POST: \{[^}]*json: true/gms)].map(
    ([, address = ""]) => address,
  );
  expect(takesJson.length).toBeGreaterThan(15);
  const compared = Object.keys(messageShapes()).map((name) => /^POST (\S+)/.exec(name)?.[1]);
  expect(takesJson.filter((one) => !one.startsWith("/ops/") && !PRIVATE.test(one) && !compared.includes(one))).toEqual(
    [],
  );
});

// rule: site/two-versions
test("pages and Worker of this version and of the one that is served understand each other, message by message", () =>
  expect(skewProblems(releasedShapes(), messageShapes())).toEqual([]));

test("a field that the Worker begins to demand is found for each of both sides", () => {
  const shapes = messageShapes();
  const lead = shapes["POST /leads"] ?? {};
  const older = {
    ...shapes,
    "POST /leads": { ...lead, required: lead.required?.filter((name) => name !== "name") ?? [] },
  };
  expect(skewProblems(older, shapes)).toEqual(["POST /leads.name : manque (d’une version précédente)"]);
  const { name: _, ...others } = lead.properties ?? {};
  expect(
    skewProblems({ ...shapes, "POST /leads": { ...lead, properties: others, required: ["id"] } }, shapes),
  ).toContain("POST /leads.name : inconnu (pour une version précédente)");
  expect(skewProblems({ ...shapes, "GET /gone": {} }, shapes)).toEqual([
    "GET /gone : une page ouverte le demande encore",
  ]);
});
