// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeStorage } from "../../../tests/support/browser-storage";
import { THEME } from "../../shared/stored/frame-keys";
import { ThemeToggle } from "./theme-toggle";

const root = document.documentElement;
const toggle = () => screen.getByRole("button");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

describe("the theme button", () => {
  it("shows « automatique » in the built page, whatever this visitor has stored", () => {
    localStorage.setItem(THEME, "dark");
    expect(renderToString(<ThemeToggle />)).toContain('aria-label="Thème : automatique"');
  });

  it("shows the stored choice after hydration", () => {
    localStorage.setItem(THEME, "dark");
    render(<ThemeToggle />);
    expect(toggle().getAttribute("aria-label")).toBe("Thème : sombre");
  });

  it("cycles from automatic to light to dark and back", () => {
    render(<ThemeToggle />);
    const labels = [1, 2, 3].map(() => {
      fireEvent.click(toggle());
      return toggle().getAttribute("aria-label");
    });
    expect(labels).toEqual(["Thème : clair", "Thème : sombre", "Thème : automatique"]);
  });

  it("changes the page at once", () => {
    render(<ThemeToggle />);
    fireEvent.click(toggle());
    expect(root.dataset.theme).toBe("light");
  });

  it("stores the choice for the next visit", () => {
    render(<ThemeToggle />);
    fireEvent.click(toggle());
    fireEvent.click(toggle());
    cleanup();
    render(<ThemeToggle />);
    expect(toggle().getAttribute("aria-label")).toBe("Thème : sombre");
  });

  it("still works when the browser refuses access to its storage", () => {
    closeStorage();
    render(<ThemeToggle />);
    fireEvent.click(toggle());
    expect([toggle().getAttribute("aria-label"), root.dataset.theme]).toEqual(["Thème : clair", "light"]);
  });
});
