// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACTION, Actions } from "./actions";
import { PrintButton } from "./print-button";

beforeEach(() => void vi.stubGlobal("__ICONS__", "/icons.svg"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// rule: guide/version-actions
test("« Partager » is the last of the row, and opens every way to share and to print", () => {
  const { container } = render(
    <Actions
      title="Toyota Starlet 1.5"
      url="https://guide.example/starlet"
      more={<PrintButton label="Imprimer la fiche" />}
    >
      <a className={ACTION} href="/mon-compte?prix=12">
        Suivre son prix
      </a>
    </Actions>,
  );
  const row = [...(container.firstElementChild?.children ?? [])];
  expect(row.map((one) => (one.querySelector("summary") ?? one).textContent?.trim())).toEqual([
    "Suivre son prix",
    "Partager",
  ]);
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
