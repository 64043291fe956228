import { parse, visit } from "graphql";
import { expect, test } from "vitest";
import { nodeTypes, typeDefs } from "./type-defs";

const document = parse(typeDefs.join("\n"));

test("every type, field and value has a sentence", () => {
  const bare: string[] = [];
  const check = (node: { name: { value: string }; description?: { value: string } | undefined }) => {
    if (!node.description?.value.trim().endsWith(".")) bare.push(node.name.value);
  };
  visit(document, { ObjectTypeDefinition: check, FieldDefinition: check, EnumTypeDefinition: check, EnumValueDefinition: check });
  expect(bare).toEqual([]);
});

test("every node type is closed to inference, and says what Gatsby's own fields are", () => {
  visit(document, {
    ObjectTypeDefinition: ({ interfaces, directives, fields, name }) => {
      if (!interfaces?.length) return;
      expect(directives?.map((one) => one.name.value), name.value).toEqual(["dontInfer"]);
      expect(fields?.map((one) => one.name.value), name.value).toEqual(expect.arrayContaining(["id", "parent", "children", "internal"]));
    },
  });
  expect(nodeTypes).toHaveLength(15);
});
