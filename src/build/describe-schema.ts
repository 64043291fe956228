import type { GatsbyNode } from "gatsby";
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { followSchema } from "../gatsby-5.16/build/schema-store";

/** Descriptions of the fields that Gatsby adds to every node and list without describing them. */
const FIELDS: Readonly<Record<string, string>> = {
  id: "Gatsby's own id of the node; pages use the ids of api.php.",
  parent: "The node it was made from.",
  children: "Nodes made from it.",
  internal: "What Gatsby keeps of the node: type, owner, digest of its content.",
  totalCount: "How many there are, whatever the limit.",
  edges: "The nodes, each with its neighbours.",
  nodes: "The nodes themselves.",
  pageInfo: "Where the list stands: page, limit, whether there is more.",
  distinct: "Each value of a field, once.",
  max: "The highest value of a field.",
  min: "The lowest value of a field.",
  sum: "The sum of a field.",
  group: "The list, grouped by a field.",
  node: "The node itself.",
  next: "The node after it.",
  previous: "The node before it.",
  field: "The field that groups them.",
  fieldValue: "What it says in this group.",
};

const KINDS: readonly (readonly [ending: RegExp, sentence: (name: string) => string])[] = [
  [/GroupConnection$/, (name) => `A group of ${name}.`],
  [/Connection$/, (name) => `A list of ${name}.`],
  [/Edge$/, (name) => `A ${name} in a list, with its neighbours.`],
  [/FilterInput$/, (name) => `What to keep of ${name}.`],
  [/FilterListInput$/, (name) => `What one of a list of ${name} has to be.`],
  [/SortInput$/, (name) => `An order of ${name}.`],
  [/FieldSelector$/, (name) => `A field of ${name}.`],
];

function sentenceOf({ name }: GraphQLNamedType): string {
  for (const [ending, sentence] of KINDS) if (ending.test(name)) return sentence(name.replace(ending, ""));
  return `${name}: made by Gatsby or one of its plugins (gatsbyjs.com/docs/reference/graphql-data-layer).`;
}

/** Adds a description to every type and field that has none. The site's own types are described in the plugin's schema/. */
export function describe(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    type.description ||= sentenceOf(type);
    const fields =
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : isEnumType(type)
          ? type.getValues()
          : [];
    for (const field of fields)
      field.description ||= FIELDS[field.name] ?? `« ${field.name} » of ${type.name}, as Gatsby has it.`;
  }
}

/** Describes the schema for GraphiQL, again after each content change, because Gatsby then rebuilds the schema. */
export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = ({ store }) =>
  followSchema(store, describe);
