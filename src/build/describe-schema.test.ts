import { buildSchema, introspectionFromSchema } from "graphql";
import { expect, test } from "vitest";
import { describe } from "./describe-schema";

test("every type and field has a description, and existing descriptions are kept", () => {
  const schema = buildSchema(
    '"A brand." type Brand { id: ID! "Its name." name: String! } type BrandConnection { nodes: [Brand!]! } input BrandFilterInput { name: String } enum Way { ASC DESC } type Query { brands: BrandConnection }',
  );
  describe(schema);
  const types = introspectionFromSchema(schema).__schema.types.filter(({ name }) => !name.startsWith("__"));
  for (const type of types) {
    expect(type.description, type.name).toMatch(/\S/);
    const inside =
      ("fields" in type && type.fields) ||
      ("inputFields" in type && type.inputFields) ||
      ("enumValues" in type && type.enumValues) ||
      [];
    for (const { name, description } of inside) expect(description, `${type.name}.${name}`).toMatch(/\S/);
  }
  expect(schema.getType("Brand")?.description).toBe("A brand.");
  expect(schema.getType("BrandConnection")?.description).toBe("A list of Brand.");
});
