// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
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
