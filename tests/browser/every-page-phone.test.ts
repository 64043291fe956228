import { beforeAll, describe, expect, test } from "vitest";
import { everyKind, type Findings, visitPage } from "../support/every-page";
import { testEveryVisit } from "../support/every-visit";
import { DETAIL_KINDS } from "../support/kinds";
import { KB, MAX_FIRST_VIEW } from "../support/page-budgets";
import { visitors } from "../support/visitors";

const BYTES = MAX_FIRST_VIEW * KB;
/** The largest number of requests of a first view. */
function maxRequests(kind: string): number {
  // An ad has its photos, and a short article two of its cars, on the first screen.
  if (kind === "ad" || kind === "article") return 7;
  // The mark of each brand on the screen is a file of its own, of 0.8 KB.
  if (kind === "new cars") return 24;
  if (kind === "dealer") return 12;
  return DETAIL_KINDS.some((detail) => detail === kind) ? 5 : 12;
}

const visitor = visitors();

describe.each(everyKind)("a phone that opens the kind « %s »", (kind, address) => {
  let page: Findings;

  beforeAll(async () => {
    page = await visitPage(await visitor({ device: "phone", connection: "slow" }), "phone", { kind, address });
  });

  const show = () => page.received.map(({ path, type, bytes }) => `${type} ${path} ${bytes}`).join("\n");

  test("asks for no script before it is touched", () =>
    expect(
      page.received.filter(({ type, path }) => type === "script" || path.endsWith(".js")).map(({ path }) => path),
    ).toEqual([]));

  test(`receives at most ${MAX_FIRST_VIEW} KB before it is touched, fonts included`, () => {
    expect(
      page.received.reduce((sum, { bytes }) => sum + bytes, 0),
      show(),
    ).toBeLessThanOrEqual(BYTES);
  });

  test("asks for few files before it is touched", () =>
    expect(page.received.length, show()).toBeLessThanOrEqual(maxRequests(kind)));

  test("does not scroll sideways on 360 pixels", () =>
    expect(page.narrow).toEqual({ page: 360, limit: 360, over: [] }));

  // rule: site/first-screen
  test("shows what it is for on the first screen, under a title of three lines at most", () =>
    expect(page.firstScreen).toEqual([]));

  test("has controls, and a header, of at least 44 pixels", () => expect(page.smallTargets).toEqual([]));

  testEveryVisit(() => page);
});
