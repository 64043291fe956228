import { parse, visit } from "graphql";
import { expect, test } from "vitest";
import { nodeTypes, typeDefs } from "./type-defs";

const document = parse(typeDefs.join("\n"));

test("every type, field and value has a sentence", () => {
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
  expect(nodeTypes).toHaveLength(16);
});
