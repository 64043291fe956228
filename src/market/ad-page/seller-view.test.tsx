// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aSellerAnswer } from "./sample-detail";
import { SellerView } from "./seller-view";

afterEach(cleanup);

const ways = () => screen.queryAllByRole("button", { name: /^WhatsApp/ });

// rule: market/seller-page
test("a seller of one car is written to from the head of the page alone, and the estimates of its model follow it", () => {
  const answer = aSellerAnswer();
  const [first, ...others] = answer.ads;
  if (!first) throw new Error("no ad");
  render(<SellerView answer={{ ...answer, ads: [first], similar: [] }} />);
  expect(ways().map((way) => way.closest("article"))).toEqual([null]);
  expect(screen.getByText("Annonce relue")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^La cote\s: Hyundai Tucson 2017$/ }).getAttribute("href")).toBe(
    "/cote/hyundai/tucson",
  );
  cleanup();
  render(<SellerView answer={{ ...answer, similar: [], cote: null }} />);
  expect(ways().map((way) => way.closest("article") !== null)).toEqual([true, ...others.map(() => true)]);
  expect(screen.getByText("Annonces relues")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voir toutes les occasions" })).toBeTruthy();
});

// rule: market/seller-page
test("how to buy safely stands under what a seller sells", () => {
  render(<SellerView answer={aSellerAnswer()} />);
  expect(screen.getAllByRole("heading", { level: 2 }).at(-1)?.textContent).toBe("Acheter sans se faire avoir");
});
