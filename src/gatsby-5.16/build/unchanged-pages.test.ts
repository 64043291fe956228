import type { NodePluginArgs, Page } from "gatsby";
import { expect, test } from "vitest";
import { createIfChanged } from "./unchanged-pages";

const known = (): Page & { updatedAt: number } => ({
  path: "/a",
  component: "/src/a.tsx",
  context: { id: 1, rows: [{ price: 5 }], left: undefined },
  updatedAt: 0,
});

/** Creates one page beside a known one. @returns whether Gatsby was asked to create it, and when the known one was last seen */
function creating(page: Page<Record<string, unknown>>) {
  const one = known();
  const created: string[] = [];
  const store = { getState: () => ({ pages: new Map([[one.path, one]]) }) } as unknown as NodePluginArgs["store"];
  createIfChanged((wanted) => void created.push(wanted.path), store)(page);
  return { isCreated: created.length > 0, isSeen: one.updatedAt > 0 };
}

test("a page that is as it was is seen, so that it is not deleted, and not created again", () =>
  expect(creating(known())).toEqual({ isCreated: false, isSeen: true }));

test.each<[string, Partial<Page<Record<string, unknown>>>]>([
  ["is new", { path: "/b" }],
  ["shows other rows", { context: { ...known().context, rows: [{ price: 6 }] } }],
  ["has one more thing in its context", { context: { ...known().context, more: true } }],
  ["has another component", { component: "/src/b.tsx" }],
  ["answers other addresses", { matchPath: "/a/*" }],
])("a page that %s is created", (_, change) =>
  expect(creating({ ...known(), ...change })).toEqual({ isCreated: true, isSeen: false }),
);
