// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Pager } from "./pager";

const LIST = "/actualite-auto/toute-l-actualite";
const show = (page: number, pages: number) => render(<Pager path={LIST} page={page} pages={pages} />);
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

afterEach(cleanup);

describe("the pages of a list", () => {
  it("are not named where there is one", () => {
    show(1, 1);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("lead on from the first", () => {
    show(1, 5);
    expect(links()).toEqual([["Suivante", `${LIST}/page/2`]]);
  });

  it("lead back to the list's own address from the second", () => {
    show(2, 5);
    expect(links()).toEqual([
      ["Précédente", LIST],
      ["Suivante", `${LIST}/page/3`],
    ]);
  });

  it("end at the last", () => {
    show(5, 5);
    expect(links()).toEqual([["Précédente", `${LIST}/page/4`]]);
  });

  it("say where one is", () => {
    show(2, 5);
    expect(screen.getByText("Page 2 sur 5")).toBeTruthy();
  });
});
