// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInDialogs } from "../../../tests/support/dialogs";
import { popupAtom } from "../../shared/popups/popups-state";
import { chooseCote, sameUsed } from "./choose-cote";
import { sampleCote, sampleCotes } from "./sample-cote";

let answers: Readonly<Record<string, unknown>> = {};
beforeEach(() => {
  vi.stubGlobal("fetch", async (address: string) => {
    const path = new URL(address, "https://site.test").searchParams.get("path") ?? "";
    return path in answers
      ? Response.json(answers[path])
      : Response.json({ code: "unknown_page", message: "Message." }, { status: 404 });
  });
  standInDialogs();
});
afterEach(() => {
  cleanup();
  getDefaultStore().set(popupAtom, null);
  vi.unstubAllGlobals();
});

const year = (n: number, value: number) => ({
  year: n,
  value,
  low: value - 1_000_000,
  high: value + 1_000_000,
  n: 9,
  km: 80_000,
  certainty: "sure" as const,
});
const model = sampleCote({ years: [year(2021, 13_000_000), year(2018, 9_000_000)] });
const list = sampleCotes({
  brands: [
    {
      title: "Toyota",
      key: "toyota",
      links: [{ label: "RAV4 2017 : 9.000.000 FCA", path: "/cote/toyota/rav4", key: "toyota-rav4", name: "RAV4" }],
    },
  ],
});

// rule: costs/new-or-used
test("a model and one of its years give a name and an estimate, and nothing else is claimed", async () => {
  answers = { "/cote": list, "/cote/toyota/rav4": model };
  const chosen: unknown[] = [];
  chooseCote(document.createElement("button"), (car) => chosen.push(car));
  await expect.poll(() => getDefaultStore().get(popupAtom)).not.toBeNull();
  render(getDefaultStore().get(popupAtom) ?? <p />);
  fireEvent.change(screen.getByLabelText("Modèle"), { target: { value: "/cote/toyota/rav4" } });
  fireEvent.click(await screen.findByRole("button", { name: /^2018\s: 9\.000\.000/ }));
  expect(chosen).toEqual([
    {
      name: "Toyota RAV4 2018",
      price: 9_000_000,
      energy: null,
      consumption: null,
      fiscalPower: null,
      used: { occasion_modele: "toyota-rav4" },
    },
  ]);
});

// rule: costs/new-or-used
test("the same model three years old is that of the nearest year; a model that is not estimated gives none", async () => {
  answers = { "/cote": list, "/cote/toyota/rav4": model };
  const at = Date.UTC(2026, 10, 25);
  expect(await sameUsed("toyota/rav4", at)).toMatchObject({ name: "Toyota RAV4 2021", price: 13_000_000 });
  expect(await sameUsed("toyota/inconnue", at)).toMatch(/^Trop peu d’annonces/);
  vi.stubGlobal("fetch", async () => Response.json({ code: "broken", message: "Message." }, { status: 500 }));
  expect(await sameUsed("toyota/rav4", at)).toMatch(/n’a pas pu être chargée/);
});
