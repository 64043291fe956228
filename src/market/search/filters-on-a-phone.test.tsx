// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { standInDialogs } from "../../../tests/support/dialogs";
import { sampleAd, sampleAnswer } from "../cards/sample-ads";
import { AdSearch } from "./ad-search";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// rule: market/search-filters
test("the dialog of filters begins with the price, and clears all that was chosen at once", async () => {
  standInDialogs();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(sampleAnswer({ total: 1, ads: [sampleAd()] }))));
  history.replaceState(null, "", "/marche-doccasion/rechercher?energie=diesel&tri=prix_asc");
  render(<AdSearch served={null} origin="https://guide.exemple.test" />);
  fireEvent.click(screen.getByRole("button", { name: "Filtres (1)" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Filtres" }));
  expect(dialog.getAllByText(/^(?:Prix|Marque)$/).map(({ textContent }) => textContent)).toEqual(["Prix", "Marque"]);
  fireEvent.click(dialog.getByRole("button", { name: "Tout effacer" }));
  expect([location.search, dialog.queryByRole("button", { name: "Tout effacer" })]).toEqual(["?tri=prix_asc", null]);
  await act(() => new Promise((done) => setTimeout(done, 300)));
});
