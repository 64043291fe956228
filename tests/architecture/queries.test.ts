import { parse, visit, type FieldNode } from "graphql";
import ts from "typescript";
import { expect, test } from "vitest";
import { typeDefs } from "../../plugins/gatsby-source-guide-auto/src/schema/type-defs";
import { nodesOf, under } from "./sources";

/** Fields that are unique among the nodes of a type. */
const UNIQUE = /^(?:\w+Id|slug|place|position|key|path)$/;

/** The text of a template; a field in the place of each substitution, because those of queries are fields that several share. */
function templateText(node: ts.Node): string {
  if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return "";
  return node.head.text + node.templateSpans.map(({ literal }) => `__typename ${literal.text}`).join("");
}

/** Every query and fragment in the site's sources. Those of the build have no name. */
const queries = under("src/").flatMap(({ file, tree }) =>
  [...nodesOf(tree)].flatMap((node) => {
    const text = templateText(node);
    return /^\s*(?:(?:query|fragment) \w|\{\s*[a-z]\w*\s*[({])/.test(text) ? [{ file, text }] : [];
  }),
);

test("the queries of pages and of the build are looked at", () => {
  const files = new Set(queries.map(({ file }) => file));
  for (const file of ["src/build/pages.ts", "src/build/files.ts", "src/templates/model.tsx"])
    expect(files).toContain(file);
});

const selects = (field: FieldNode, name: string) =>
  field.selectionSet?.selections.some((one) => one.kind === "Field" && one.name.value === name);

/** The last field of a `sort`: `[{ date: DESC }, { articleId: DESC }]` → articleId. */
function lastSortField(field: FieldNode): string | undefined {
  const sort = field.arguments?.find(({ name }) => name.value === "sort")?.value;
  const last = sort?.kind === "ListValue" ? sort.values.at(-1) : sort;
  return last?.kind === "ObjectValue" ? last.fields.at(-1)?.name.value : undefined;
}

// Without a sort, Gatsby lists nodes in the order in which they were last written: a price that is changed and changed back would
// result in different pages.
test("every list that a page queries has a fixed order, whatever was written last", () => {
  const lists: string[] = [];
  const unordered: string[] = [];
  for (const { file, text } of queries)
    visit(parse(text), {
      Field(field) {
        if (!/^all[A-Z]/.test(field.name.value) || !selects(field, "nodes")) return;
        lists.push(field.name.value);
        if (!UNIQUE.test(lastSortField(field) ?? "")) unordered.push(`${file}: ${field.name.value}`);
      },
    });
  expect(lists.length).toBeGreaterThan(30);
  expect(unordered).toEqual([]);
});

// GraphQL sorts by character codes: GWM before Geely, Électrique after Hybride.
test("no query sorts by names, because only compareNames (src/shared/text/names.ts) sorts them alphabetically", () => {
  const byName = queries.flatMap(({ file, text }) => {
    const found: string[] = [];
    visit(parse(text), {
      Argument({ name, value }) {
        if (name.value !== "sort") return;
        visit(value, {
          ObjectField(field) {
            if (/^(?:name|title|label)$/i.test(field.name.value)) found.push(`${file}: ${field.name.value}`);
          },
        });
      },
    });
    return found;
  });
  expect(byName).toEqual([]);
});

// With a link by a field other than the node's id, Gatsby runs the query of every page that follows it again, whichever node changes.
test("every list of linked nodes is stored as their ids", () => {
  const links = typeDefs.flatMap((sdl) => [...sdl.matchAll(/(\w+): \[\w+!\]!? @link(\(.*\))?/g)]);
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter(([, , by]) => by !== undefined).map(([, field]) => field)).toEqual([]);
});
