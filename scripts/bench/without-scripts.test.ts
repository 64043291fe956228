import { expect, test } from "vitest";
import { withoutScripts } from "./without-scripts";

test("All scripts are removed; text, styles and structured data stay", () => {
  const data = '<script type="application/ld+json" data-x="true">{"a":"<b>"}</script>';
  const page = `<head><script>if (a<b)\n{}</script>${data}<style>a{}</style></head><body><script data-kind="x" src="/a.js"></script><p>Texte</p></body>`;
  expect(withoutScripts(page)).toBe(`<head>${data}<style>a{}</style></head><body><p>Texte</p></body>`);
});
