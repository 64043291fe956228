// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleAd, sampleAnswer } from "../cards/sample-ads";
import { AdSearch } from "./ad-search";

const SEARCH = "/marche-doccasion/rechercher";
const wait = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));
async function open(query: string): Promise<void> {
  history.replaceState(null, "", SEARCH + query);
  render(<AdSearch served={null} origin="https://guide.exemple.test" />);
  await wait(20);
}

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(
      Response.json(
        sampleAnswer({
          total: 1,
          ads: [sampleAd()],
          facets: { energie: [{ value: "diesel", label: "Diesel", count: 1 }] },
        }),
      ),
    );
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const order = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Trier par" });
const place = () => screen.queryByRole<HTMLSelectElement>("combobox", { name: "Près de" });
const choose = (field: HTMLSelectElement | null, value: string) =>
  fireEvent.change(field ?? expect.fail("no such field"), { target: { value } });
const here = () => location.search;

describe("« Les plus proches »", () => {
  test("« Les plus proches » asks for a place, region by region, and changes nothing until one is chosen", async () => {
    await open("?marque=toyota");
    expect(place()).toBeNull();
    choose(order(), "proche");
    expect([order().value, place()?.value, here()]).toEqual(["proche", "", "?marque=toyota"]);
    expect(
      [...(place()?.querySelector("optgroup[label='Thiès']")?.children ?? [])].map(({ textContent }) => textContent),
    ).toEqual(["Thiès", "Mbour", "Saly", "Tivaouane"]);
    choose(place(), "mbour");
    expect(here()).toBe("?marque=toyota&tri=proche&pres_de=mbour");
    await wait(300);
    expect(asked.at(-1)).toBe("/api/ads?marque=toyota&tri=proche&pres_de=mbour");
    expect(screen.getByRole("list", { name: "Filtres choisis" }).textContent).toBe("ToyotaTout effacer");
    choose(order(), "prix_asc");
    expect([here(), place()]).toEqual(["?marque=toyota&tri=prix_asc", null]);
  });

  test("the last place is proposed, and is part of the address; removing a chip keeps it, and Back restores it", async () => {
    await open("?tri=proche&pres_de=thies");
    expect([order().value, place()?.value]).toEqual(["proche", "thies"]);
    choose(place(), "saly");
    choose(order(), "recent");
    choose(order(), "proche");
    expect(here()).toBe("?tri=proche&pres_de=saly");
    fireEvent.click(screen.getByRole("checkbox", { name: "Diesel 1" }));
    expect(here()).toBe("?energie=diesel&tri=proche&pres_de=saly");
    fireEvent.click(screen.getByRole("link", { name: "Retirer Diesel" }));
    expect(here()).toBe("?tri=proche&pres_de=saly");
    for (const _ of [1, 2, 3, 4, 5]) {
      act(() => history.back());
      await wait(50);
    }
    expect([here(), order().value, place()?.value]).toEqual(["?tri=proche&pres_de=thies", "proche", "thies"]);
  });

  test.each(["?tri=proche", "?tri=proche&pres_de=paris"])(
    "%s: without a valid place, the newest ads come first",
    async (query) => {
      await open(query);
      expect([order().value, place()]).toEqual(["recent", null]);
      expect(asked.filter((address) => address !== "/api/ads")).toEqual([]);
    },
  );
});
