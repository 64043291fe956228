// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MyAlerts } from "./my-alerts";
import { useOwnAlerts } from "./use-own-alerts";

vi.mock("../../members/provider", () => ({ idToken: async () => "jeton" })); // The script of the real provider is not loaded in tests.

const ALERT = {
  id: "a-1",
  name: "Hyundai Tucson",
  search: "modele=hyundai-tucson",
  confirmed: true,
  created_at: "2026-11-20T10:00:00Z",
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Here = () => <MyAlerts own={useOwnAlerts()} />;

/** Fakes an edge that has these alerts. */
function given(alerts: readonly object[]) {
  const asked: string[] = [];
  vi.stubGlobal(
    "fetch",
    async (address: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      asked.push(`${method} ${address} ${headers.Authorization}`);
      return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({ alerts });
    },
  );
  return asked;
}

// rule: mine/account-page
test("each alert links to its search, and is deleted by one press", async () => {
  const asked = given([ALERT, { ...ALERT, id: "a-2", name: "Kia", confirmed: false }]);
  render(<Here />);
  expect((await screen.findByRole("link", { name: "Hyundai Tucson" })).getAttribute("href")).toBe(
    "/marche-doccasion/rechercher?modele=hyundai-tucson",
  );
  expect(screen.getByText(/^À confirmer/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Supprimer.*Tucson/ }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Hyundai Tucson" })).toBeNull());
  expect(asked).toEqual(["GET /api/me/alerts Bearer jeton", "DELETE /api/me/alerts/a-1 Bearer jeton"]);
});

test("a member without alerts is told how to create one", async () => {
  given([]);
  render(<Here />);
  expect(await screen.findByText(/Vous n’avez pas d’alerte/)).toBeTruthy();
});

test("a list that failed to load can be requested again", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 503 }));
  render(<Here />);
  const again = await screen.findByRole("button", { name: "Réessayer" });
  given([ALERT]);
  fireEvent.click(again);
  expect(await screen.findByRole("link", { name: "Hyundai Tucson" })).toBeTruthy();
  vi.mocked(console.warn).mockClear(); // The failure is logged and nothing else.
});
