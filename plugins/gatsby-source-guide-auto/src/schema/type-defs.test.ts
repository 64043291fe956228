import { parse, visit } from "graphql";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { rowSchemas } from "../../../../src/contract/wire/rows";
import { nodeTypes, typeDefs } from "./type-defs";

const document = parse(typeDefs.join("\n"));

test("every type, field and enum value has a description", () => {
  const bare: string[] = [];
  const check = (node: { name: { value: string }; description?: { value: string } | undefined }) => {
    if (!node.description?.value.trim().endsWith(".")) bare.push(node.name.value);
  };
  visit(document, {
    ObjectTypeDefinition: check,
    FieldDefinition: check,
    EnumTypeDefinition: check,
    EnumValueDefinition: check,
  });
  expect(bare).toEqual([]);
});

test("every node type is closed to inference", () => {
  visit(document, {
    ObjectTypeDefinition: ({ interfaces, directives, name }) => {
      if (!interfaces?.length) return;
      expect(
        directives?.map((one) => one.name.value),
        name.value,
      ).toEqual(["dontInfer"]);
    },
  });
  expect(nodeTypes).toHaveLength(18);
});

/** The enums of a schema, by the name of their field; enums of yes and no are left out. */
function closedLists(schema: z.ZodMiniType): readonly string[] {
  const lists = new Map<string, string[]>();
  const look = (part: unknown, field: string): void => {
    if (typeof part !== "object" || part === null) return;
    const { properties, ...others } = part as Readonly<Record<string, unknown>>;
    const words = [others["enum"] ?? others["const"]]
      .flat()
      .flatMap((word) => (typeof word === "string" && word !== "" ? word : []));
    if (words.length > 0) lists.set(field, [...(lists.get(field) ?? []), ...words]);
    for (const [name, one] of Object.entries(properties ?? {})) look(one, name);
    for (const one of Object.values(others)) look(one, field);
  };
  look(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), "");
  return [...lists.values()].filter((words) => !words.includes("true")).map((words) => words.sort().join());
}

test("every closed list of words in the contract of api.php has a GraphQL enum with the same words; a word without an enum value would stop a build", () => {
  const enums: string[] = [];
  visit(document, {
    EnumTypeDefinition: ({ values }) =>
      void enums.push(
        (values ?? [])
          .map(({ name }) => name.value)
          .sort()
          .join(),
      ),
  });
  const lists = Object.values(rowSchemas).flatMap(closedLists);
  expect(lists.length).toBeGreaterThan(9);
  // Mappers translate these lists, and the compiler checks that no word is missing.
  expect(lists.filter((words) => !enums.includes(words)).sort()).toEqual([
    "a_venir,en_vente,fin_de_serie",
    "couleur,exterieur,interieur",
    "en_stock,sur_commande",
    "non_disponible,option,serie",
  ]);
});
