import { type Json, refName } from "./components";
import { namedTypes } from "./types";

/** A field of a row or of a message. */
export interface Field {
  /** « couleurs[].hex ». */
  readonly path: string;
  readonly json: Json;
  /** « oui », « non », or when. */
  readonly required: string;
}

const isSchema = (json: unknown): json is Json => typeof json === "object" && json !== null && !Array.isArray(json);
const alternatives = (json: Json): readonly Json[] => (json.anyOf ? json.anyOf.flatMap(alternatives) : [json]);
const isNull = ({ type }: Json) => type === "null";

/** The object whose fields stand under a field: its own, or those of the rows that it lists. */
function inner(json: Json): { readonly object: Json; readonly suffix: string } | null {
  const [one, ...others] = alternatives(json).filter((option) => !isNull(option));
  if (!one || others.length > 0) return null;
  if (one.properties) return { object: one, suffix: "." };
  return isSchema(one.items) && one.items.properties ? { object: one.items, suffix: "[]." } : null;
}

const propertiesOf = ({ properties = {} }: Json): readonly (readonly [string, Json])[] =>
  Object.entries(properties).flatMap(([name, json]) => (isSchema(json) ? [[name, json] as const] : []));

/** Each property, as often as it stands in the schema. */
export function eachProperty(json: Json, visit: (path: string, property: Json) => void, prefix = ""): void {
  for (const option of json.oneOf ?? [json])
    for (const [name, property] of propertiesOf(option)) {
      visit(prefix + name, property);
      const under = inner(property);
      if (under) eachProperty(under.object, visit, prefix + name + under.suffix);
    }
}

/** The fields of one of several kinds of row: which of them has one is told by the field that is a constant. */
function fieldsOfUnion(options: readonly Json[]): readonly Field[] {
  const all = new Map(options.flatMap((option) => propertiesOf(option).map(([name, json]) => [name, json] as const)));
  const kindOf = (option: Json) => propertiesOf(option).find(([, { const: value }]) => value !== undefined);
  return [...all].map(([path, json]): Field => {
    const having = options.filter(({ required }) => required?.includes(path));
    const kinds = having.map((option) => `\`${String(kindOf(option)?.[1].const)}\``);
    const constant = kindOf(options[0] ?? {})?.[0];
    const values = options.map((option) => propertiesOf(option).find(([name]) => name === path)?.[1].const);
    return {
      path,
      json: path === constant ? { enum: values.filter((value) => value !== undefined) } : json,
      required: having.length === options.length ? "oui" : `si \`${constant}\` vaut ${kinds.join(" ou ")}`,
    };
  });
}

/** The fields of a schema, those of the objects that it lists under them. */
export function fieldsOf(json: Json, prefix = ""): readonly Field[] {
  if (json.oneOf) return fieldsOfUnion(json.oneOf);
  return propertiesOf(json).flatMap(([name, property]): readonly Field[] => {
    const under = inner(property);
    return [
      { path: prefix + name, json: property, required: json.required?.includes(name) ? "oui" : "non" },
      ...(under ? fieldsOf(under.object, prefix + name + under.suffix) : []),
    ];
  });
}

const titles = new Map(namedTypes.map(([, { id, title }]) => [id, title]));
const code = (value: unknown) => `\`${JSON.stringify(value)}\``;

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined) return ` de ${least} à ${most}${unit}`;
  if (most !== undefined) return `, ${most}${unit} au plus`;
  return least === undefined ? "" : `, ${least}${unit} au moins`;
}

const patternOf = ({ pattern }: Json) => (pattern ? `, de la forme \`${pattern}\`` : "");
/** Of one type, or of several of which one is null. */
function plainWords(json: Json, type: unknown): string {
  if (type === "string") return `texte${range(json.minLength, json.maxLength, " caractères")}${patternOf(json)}`;
  if (type === "integer" || type === "number") {
    const least = json.exclusiveMinimum === 0 && type === "integer" ? 1 : json.minimum;
    const positive = json.exclusiveMinimum === 0 && type === "number" ? " positif" : "";
    return `${type === "integer" ? "entier" : "nombre"}${positive}${range(least, json.maximum, "")}`;
  }
  if (type === "boolean") return "`true` ou `false`";
  if (type === "null") return "`null`";
  return "objet";
}

/** What a value has to be, in a few French words. */
export function typeWords(json: Json): string {
  const name = refName(json);
  if (name !== null) return titles.get(name) ?? `ligne de \`${name}\``;
  if (json.anyOf) {
    const words = [
      ...new Set(
        alternatives(json)
          .filter((option) => !isNull(option))
          .map(typeWords),
      ),
    ].join(" ou ");
    return alternatives(json).some(isNull) ? `${words}, ou \`null\`` : words;
  }
  if (json.enum) return json.enum.map(code).join(", ");
  if (json.const !== undefined) return code(json.const);
  if (json.type === "array")
    return `liste${range(json.minItems, json.maxItems, "")} : ${isSchema(json.items) ? typeWords(json.items) : "tout"}`;
  return [json.type]
    .flat()
    .map((type) => plainWords(json, type))
    .join(" ou ");
}
