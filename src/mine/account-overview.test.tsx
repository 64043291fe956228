// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { anOwnAd } from "../../tests/support/fake-own-ads";
import { FAVOURITES } from "../shared/stored/choice-keys";
import { AccountOverview } from "./account-overview";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const alert = { id: "a-1", name: "Kia", search: "", created_at: "2026-11-20T10:00:00Z" };
const tiles = () => screen.getAllByRole("link").map((tile) => [...tile.children].map((part) => part.textContent));

// rule: mine/account-page
test("the account begins with the number of each part, and what waits for its member", () => {
  localStorage.setItem(FAVOURITES, "12,14");
  render(
    <AccountOverview
      ads={{ ads: [anOwnAd({ state: "publiee" }), anOwnAd({ state: "brouillon" }), anOwnAd({ state: "expiree" })] }}
      alerts={{
        alerts: [
          { ...alert, confirmed: true },
          { ...alert, confirmed: false },
        ],
      }}
      reviews={[]}
    />,
  );
  expect(tiles()).toEqual([
    ["", "3", "Annonces", "1 à terminer"],
    ["", "2", "Alertes", "1 à confirmer"],
    ["", "2", "Ma sélection", "sur cet appareil"],
    ["", "0", "Avis", "aucun encore"],
  ]);
});

test("a number that is not known yet, or could not be read, is not shown as none", () => {
  render(<AccountOverview ads="asked" alerts="missing" reviews="asked" />);
  expect(tiles().map(([, number]) => number)).toEqual(["–", "–", "0", "–"]);
});
