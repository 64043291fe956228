import { expect, test } from "vitest";
import compile from "./script-loader";

/** What the loader makes of a module. */
const compiled = (stage: string, resourcePath: string, source: string) =>
  new Promise<string>((resolve, reject) => {
    const context = {
      resourcePath,
      getOptions: () => ({ stage, isPageTemplate: false, resourceQuery: "" }),
      async: () => (error: Error | null, code?: string) => (error ? reject(error) : resolve(code ?? "")),
    };
    Reflect.apply(compile, context, [source]);
  });

test("a module that imports nothing of Gatsby is compiled without its types, for the browsers of package.json or for Node", async () => {
  const source = `import type { A } from "./a";\nexport const B = ({ a }: { a: A }) => <p>{a?.b ?? 1}</p>;\nexport class C { static { B.name; } }`;
  const [browsers, node] = [
    await compiled("build-javascript", "/b.tsx", source),
    await compiled("build-html", "/b.tsx", source),
  ];
  expect(browsers).toContain("a?.b ?? 1");
  expect(browsers).toContain("react/jsx-runtime");
  expect(browsers).not.toContain('"./a"');
  // Chrome 93 has no static blocks.
  expect(browsers).not.toMatch(/static \{/);
  expect(node).toMatch(/static \{/);
});

test("a mistake in a module fails its compilation", () =>
  expect(compiled("build-html", "/b.ts", "const = 1;")).rejects.toThrow("b.ts"));
