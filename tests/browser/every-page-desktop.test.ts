import { beforeAll, describe, expect, test } from "vitest";
import { everyKind, type Findings, visitPage } from "../support/every-page";
import { testEveryVisit } from "../support/every-visit";
import { visitors } from "../support/visitors";

const visitor = visitors();

describe.each(everyKind)("a desktop that opens the kind « %s »", (kind, address) => {
  let page: Findings;

  beforeAll(async () => {
    page = await visitPage(await visitor({ device: "desktop" }), "desktop", { kind, address });
  });

  test("does not scroll sideways when zoomed to 200 %", () =>
    expect(page.narrow).toEqual({ page: 640, limit: 640, over: [] }));

  testEveryVisit(() => page);
});
