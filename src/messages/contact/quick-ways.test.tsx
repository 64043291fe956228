// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QuickWays } from "./quick-ways";

afterEach(cleanup);

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href")?.split("?")[0]);

// rule: messages/contact
test("WhatsApp comes first, then the questions of the page and the account; what there is not is left out", () => {
  render(<QuickWays dialled="+221338000044" questions={6} />);
  expect(hrefs()).toEqual(["https://wa.me/221338000044", "#questions", "/mon-compte"]);
  expect(screen.getByRole("link", { name: /^Questions fréquentes/ }).textContent).toMatch(/6.réponses tout de suite/);
  cleanup();
  render(<QuickWays dialled={null} questions={0} />);
  expect(hrefs()).toEqual(["/mon-compte"]);
});
