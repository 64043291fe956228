import * as z from "zod/mini";

/** What JSON Schema says of a value, as far as the contract's schemas use it. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

/** The shape of what one side writes and the other reads, before it is changed by reading. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return JSON.parse(JSON.stringify(shape)) as Shape;
}

const alternatives = (shape: Shape): readonly Shape[] | undefined =>
  Array.isArray(shape.type) ? shape.type.map((type: string) => ({ ...shape, type })) : (shape.anyOf ?? shape.oneOf);
const valuesOf = (shape: Shape): readonly unknown[] | undefined =>
  shape.enum ?? ("const" in shape ? [shape.const] : undefined);

/** Limits below or above which a reader refuses what a writer may write. */
const UPPER = ["maxLength", "maxItems", "maximum", "exclusiveMaximum"] as const;
const LOWER = ["minLength", "minItems", "minimum", "exclusiveMinimum"] as const;

function limitBreaks(writer: Shape, reader: Shape, at: string): readonly string[] {
  const above = UPPER.filter((limit) => (reader[limit] ?? Infinity) < (writer[limit] ?? Infinity));
  const below = LOWER.filter((limit) => (reader[limit] ?? -Infinity) > (writer[limit] ?? -Infinity));
  const pattern = reader.pattern !== undefined && reader.pattern !== writer.pattern ? ["pattern"] : [];
  return [...above, ...below, ...pattern].map((limit) => `${at} : ${limit}`);
}

function objectBreaks(writer: Shape, reader: Shape, at: string): readonly string[] {
  const always = new Set(writer.required);
  const lacking = (reader.required ?? []).filter((name) => !always.has(name));
  const others = reader.additionalProperties;
  return [
    ...lacking.map((name) => `${at}.${name} : manque`),
    ...Object.entries(writer.properties ?? {}).flatMap(([name, written]) => {
      const read = reader.properties?.[name];
      if (read) return breaks(written, read, `${at}.${name}`);
      if (others === false) return [`${at}.${name} : inconnu`];
      return typeof others === "object" ? breaks(written, others, `${at}.${name}`) : [];
    }),
    ...(typeof writer.additionalProperties === "object" && typeof others === "object"
      ? breaks(writer.additionalProperties, others, `${at}.*`)
      : []),
  ];
}

/**
 * Where a reader may refuse what a writer writes (rule: site/two-versions): a value that it demands and is not sent, one that it does not know, a type, a
 * choice or a length that it does not take.
 */
export function breaks(writer: Shape, reader: Shape, at = ""): readonly string[] {
  const written = alternatives(writer);
  if (written) return [...new Set(written.flatMap((one) => breaks(one, reader, at)))];
  const read = alternatives(reader);
  if (read) {
    const each = read.map((one) => breaks(writer, one, at));
    return each.reduce((best, found) => (found.length < best.length ? found : best));
  }
  const choices = valuesOf(reader);
  if (choices) {
    const sent = valuesOf(writer);
    if (!sent) return [`${at} : autre que ${JSON.stringify(choices)}`];
    return sent.filter((value) => !choices.includes(value)).map((value) => `${at} : ${JSON.stringify(value)}`);
  }
  if (
    reader.type !== undefined &&
    writer.type !== reader.type &&
    !(writer.type === "integer" && reader.type === "number")
  )
    return [`${at} : ${String(writer.type ?? "n’importe quoi")} au lieu de ${String(reader.type)}`];
  return [
    ...limitBreaks(writer, reader, at),
    ...(reader.type === "object" ? objectBreaks(writer, reader, at) : []),
    ...(reader.items ? breaks(writer.items ?? {}, reader.items, `${at}[]`) : []),
  ];
}
