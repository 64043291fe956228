import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MARK } from "./icons";

test("the mark beside the name of the site is the one that browsers show beside its title", () =>
  expect(readFileSync("static/icon.svg", "utf8")).toContain(MARK));
