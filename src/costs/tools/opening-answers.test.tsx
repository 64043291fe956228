// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { newOrUsedTool, routes } from "../../routes";
import { CustomsTool } from "./customs-tool";
import { NewOrUsedTool } from "./new-or-used-tool";
import { openingAnswers } from "./opening-answers";
import { ReachTool } from "./reach-tool";

vi.mock("gatsby", () => ({ graphql: () => null }));
afterEach(cleanup);

const nothing = { fresh: () => undefined, used: () => undefined, within: () => undefined, same: async () => "" };
const TOOLS: readonly (readonly [string, ReactElement])[] = [
  [newOrUsedTool, <NewOrUsedTool parameters={countryParameters} choose={nothing} />],
  [routes.reachTool, <ReachTool parameters={countryParameters} carsUpTo={() => "/"} />],
  [routes.customsTool, <CustomsTool parameters={countryParameters} values={[]} />],
];

// rule: costs/tool-opens-on-car
test.each(TOOLS)("%s opens with the answer that the page of all tools gives for it", (route, tool) => {
  const { answer = "", address } = openingAnswers(countryParameters)[route] ?? {};
  expect(address).toBe(route);
  render(tool);
  const plain = (text: string | null) => text?.replace(/\s/g, " ");
  expect(answer).toMatch(/\d/);
  expect(plain(screen.getByRole("status").textContent)).toContain(plain(answer));
});

// rule: costs/unknown-figures
test("a tool that lacks a figure of the country has no answer there", () => {
  const known = countryParameters.filter(({ key }) => key !== "douane_tva");
  expect(openingAnswers(known)[routes.customsTool]).toBeUndefined();
  expect(openingAnswers(known)[routes.reachTool]).toBeDefined();
});
