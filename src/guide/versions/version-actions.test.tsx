// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VersionActions } from "./version-actions";

beforeEach(() => void vi.stubGlobal("__ICONS__", "/icons.svg"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// rule: guide/version-actions
test("four labelled actions stand in the row, and the last one opens every way to share and to print", () => {
  const { container } = render(
    <VersionActions
      car={{ id: 12, name: "Toyota Starlet 1.5" }}
      priceAlert="/mon-compte?prix=12"
      title="Toyota Starlet 1.5"
      url="https://guide.example/starlet"
    />,
  );
  const row = [...(container.firstElementChild?.children ?? [])];
  expect(row.map((one) => (one.querySelector("summary") ?? one).textContent?.trim())).toEqual([
    "Comparer",
    "Garder",
    "Suivre son prix",
    "Partager",
  ]);
  expect(row.every((one) => one.querySelector("svg") !== null)).toBe(true);
  expect(screen.getByRole("link", { name: "Suivre son prix" }).getAttribute("href")).toBe("/mon-compte?prix=12");
  expect(container.querySelector("details")?.open).toBe(false);
  fireEvent.click(screen.getByText("Partager"));
  const ways = [...container.querySelectorAll("details .row :is(a, button)")];
  expect(ways.map((way) => way.textContent?.trim())).toEqual([
    "WhatsApp",
    "Facebook",
    "Copier le lien",
    "Imprimer la fiche",
  ]);
});
