import { beforeAll, describe, expect, test } from "vitest";
import { everyKind, type Findings, visitPage } from "../support/every-page";
import { testEveryVisit } from "../support/every-visit";
import { DETAIL_KINDS, type Kind } from "../support/kinds";
import { KB, MAX_FIRST_VIEW } from "../support/page-budgets";
import { visitors } from "../support/visitors";

const BYTES = MAX_FIRST_VIEW * KB;
const REQUESTS = { detail: 5, list: 12 };
/** The page of used-car results: its content is not known at build time, so its scripts load at once, then the photos of ads in view and near it. */
const LIVE: Kind = "used search";
const LIVE_BYTES = 240 * KB;
const LIVE_REQUESTS = 36;
const LIVE_SCRIPTS = 14;

const visitor = visitors();

describe.each(everyKind)("a phone that opens the kind « %s »", (kind, address) => {
  let page: Findings;

  beforeAll(async () => {
    page = await visitPage(await visitor({ device: "phone", connection: "slow" }), "phone", address);
  });

  const show = () => page.received.map(({ path, type, bytes }) => `${type} ${path} ${bytes}`).join("\n");
  const most = kind === LIVE ? LIVE_BYTES : BYTES;

  test(
    kind === LIVE ? "asks for its own scripts alone before it is touched" : "asks for no script before it is touched",
    () => {
      const scripts = page.received
        .filter(({ type, path }) => type === "script" || path.endsWith(".js"))
        .map(({ path }) => path);
      if (kind === LIVE) expect(scripts.length).toBeLessThanOrEqual(LIVE_SCRIPTS);
      else expect(scripts).toEqual([]);
    },
  );

  test(`receives at most ${most / KB} KB before it is touched, fonts included`, () => {
    expect(
      page.received.reduce((sum, { bytes }) => sum + bytes, 0),
      show(),
    ).toBeLessThanOrEqual(most);
  });

  test("asks for few files before it is touched", () => {
    expect(page.received.length, show()).toBeLessThanOrEqual(
      kind === LIVE ? LIVE_REQUESTS : DETAIL_KINDS.some((detail) => detail === kind) ? REQUESTS.detail : REQUESTS.list,
    );
  });

  test("does not scroll sideways on 360 pixels", () =>
    expect(page.narrow).toEqual({ page: 360, limit: 360, over: [] }));

  test("has controls, and a header, of at least 44 pixels", () => expect(page.smallTargets).toEqual([]));

  testEveryVisit(() => page);
});
