// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PageNumbers } from "./page-numbers";
import { Pager } from "./pager";

const LIST = "/actualite-auto/toute-l-actualite";
const show = (page: number, pages: number) => render(<Pager path={LIST} page={page} pages={pages} />);
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

afterEach(cleanup);

describe("the pages of a list", () => {
  it("have no links when there is only one", () => {
    show(1, 1);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("have a link to the next page on the first", () => {
    show(1, 5);
    expect(links()).toEqual([["Suivante", `${LIST}/page/2`]]);
  });

  it("have a link to the list's own address on the second", () => {
    show(2, 5);
    expect(links()).toEqual([
      ["Précédente", LIST],
      ["Suivante", `${LIST}/page/3`],
    ]);
  });

  it("have no next link on the last", () => {
    show(5, 5);
    expect(links()).toEqual([["Précédente", `${LIST}/page/4`]]);
  });

  it("show the current page", () => {
    show(2, 5);
    expect(screen.getByText("Page 2 sur 5")).toBeTruthy();
  });
});

describe("the numbers of the pages of a list", () => {
  const numbers = (page: number, pages: number) => {
    render(<PageNumbers path={LIST} page={page} pages={pages} />);
    expect(screen.getByText(String(page)).getAttribute("aria-current")).toBe("page");
    return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  };

  it("are links to the other pages, the first of which has the list's own address", () => {
    expect(numbers(2, 5)).toEqual(["1", "2", "3", "4", "5"]);
    expect(links()).toEqual([
      ["1", LIST],
      ["3", `${LIST}/page/3`],
      ["4", `${LIST}/page/4`],
      ["5", `${LIST}/page/5`],
    ]);
  });

  it("are those at both ends and beside the current one when there are many", () => {
    expect(numbers(6, 12)).toEqual(["1", "…5", "6", "7", "…12"]);
  });
});
