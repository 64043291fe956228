import * as z from "zod/mini";
import { contentEndpoints } from "../../src/contract/shared/endpoints";
import { banner } from "../../src/contract/wire/banner";
import { itemSchemas } from "../../src/contract/wire/items";
import { MEMBER_REVIEWS, memberReview } from "../../src/contract/wire/member-review";
import { messages } from "../../src/contract/wire/message";
import { rowSchemas } from "../../src/contract/wire/rows";
import { SUGGESTIONS, suggestion } from "../../src/contract/wire/suggestion";
import type { Endpoint } from "../endpoint-table";
import { namedTypes } from "./types";

/** A schema as JSON Schema says it. */
export type Json = z.core.JSONSchema.BaseSchema;

const ofContent = new Map<string, z.ZodMiniType>(Object.entries({ ...rowSchemas, banners: banner }));

/** Endpoint → what a row of its answer has to be, or the body that it takes. */
const schemas: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  ...Object.entries(contentEndpoints).flatMap(([kind, { name }]) => {
    const schema = ofContent.get(kind);
    return schema ? [[name, schema] as const] : [];
  }),
  ...Object.entries(itemSchemas),
  [SUGGESTIONS, suggestion],
  [MEMBER_REVIEWS, memberReview],
  ...Object.entries(messages),
]);

/** What a row of an endpoint has to be, or the body that it takes. */
export function schemaOf({ name }: Pick<Endpoint, "name">): z.ZodMiniType {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`${name} has no schema`);
  return schema;
}

const registry = z.registry<{ id: string; [key: string]: unknown }>();
for (const [schema, named] of namedTypes) registry.add(schema, { ...named });
// Items that are a row of a list and no more have that row's component.
for (const [id, schema] of schemas) if (!registry.has(schema)) registry.add(schema, { id });

const ROOT = "#/components/schemas/";
export const refTo = (component: string): Json => ({ $ref: ROOT + component });
/** The component that a `$ref` leads to. */
export const refName = ({ $ref }: Json): string | null => ($ref?.startsWith(ROOT) ? $ref.slice(ROOT.length) : null);

/** The component that says what a row of an endpoint, or its body, has to be. */
export const componentOf = (endpoint: Pick<Endpoint, "name">): string =>
  registry.get(schemaOf(endpoint))?.id ?? endpoint.name;

/** zod tells what is required by the first half of a pipe, and writes the largest integer wherever there is none. */
function corrected(zodSchema: z.core.$ZodTypes, json: Json): void {
  const { def } = zodSchema._zod;
  if (def.type === "object")
    json.required = Object.entries(def.shape).flatMap(([name, field]) =>
      z.safeParse(field, undefined).success ? [] : [name],
    );
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}

/** Named types, rows and bodies, as JSON Schema, without words of fields. */
export function components(): ReadonlyMap<string, Json> {
  const { schemas: converted } = z.toJSONSchema(registry, {
    io: "input",
    metadata: registry,
    uri: (id) => ROOT + id,
    override: ({ zodSchema, jsonSchema }) => corrected(zodSchema, jsonSchema),
  });
  return new Map(
    Object.entries(converted).map(([name, { $schema: _draft, $id: _address, id: _id, ...json }]) => [name, json]),
  );
}
