import { expect, it, vi } from "vitest";
import { rememberEach } from "./remembered-pictures";

const picture = (id: string, contentDigest: string) => ({ id, internal: { contentDigest } });
const card = { width: 320, formats: ["AVIF", "WEBP"] };

// rule: site/kept-compilations
it("a picture that many pages show is described once", async () => {
  const describe = vi.fn(async () => ({ described: describe.mock.calls.length }));
  const remembered = rememberEach(describe);
  const first = await remembered({ file: picture("a", "1"), args: { ...card } });
  expect(await remembered({ file: picture("a", "1"), args: { ...card } })).toBe(first);
  expect(describe).toHaveBeenCalledTimes(1);
});

// rule: site/kept-compilations
it.each([
  ["another picture", picture("b", "1"), card],
  ["a new version of it", picture("a", "2"), card],
  ["another size", picture("a", "1"), { ...card, width: 640 }],
])("%s is described for itself", async (_, file, args) => {
  const remembered = rememberEach(async (wanted) => wanted);
  await remembered({ file: picture("a", "1"), args: card });
  expect(await remembered({ file, args })).toEqual({ file, args });
});

// rule: site/kept-compilations
it("a site of very many pictures does not fill the memory", async () => {
  const describe = vi.fn(async () => null);
  const remembered = rememberEach(describe, 2);
  for (const id of ["a", "b", "c", "c", "a"]) await remembered({ file: picture(id, "1"), args: card });
  expect(describe).toHaveBeenCalledTimes(4);
});
