// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeStorage } from "../../../tests/support/browser-storage";
import { THEME } from "../../shared/stored/frame-keys";
import { themeScript } from "./theme-script";
import {
  applyPreference,
  nextPreference,
  readPreference,
  storePreference,
  themeShown,
  type ThemePreference,
} from "./theme-state";

const root = document.documentElement;
const preference = fc.constantFrom<ThemePreference>("system", "light", "dark");
const forcedMode = fc.constantFrom("light", "dark");

const reset = () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
};
afterEach(reset);

/** Actions of a visitor; a navigation reads the preference again, as gatsby-browser.tsx does. */
type Move = { do: "choose"; preference: ThemePreference } | { do: "go"; forced: string | undefined } | { do: "reload" };
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ do: fc.constant("choose" as const), preference }),
  fc.record({ do: fc.constant("go" as const), forced: fc.option(forcedMode, { nil: undefined }) }),
  fc.record({ do: fc.constant("reload" as const) }),
);

/** Stands in for the observers of pictures, which have nothing to do with the mode. */
class NoObserver {
  observe(): void {}
}

function perform(step: Move): void {
  if (step.do === "choose") storePreference(step.preference);
  if (step.do === "reload") {
    delete root.dataset.theme;
    for (const name of ["MutationObserver", "IntersectionObserver"]) vi.stubGlobal(name, NoObserver);
    new Function(themeScript)();
  }
  if (step.do === "go") {
    if (step.forced) root.dataset.forced = step.forced;
    else delete root.dataset.forced;
    applyPreference(readPreference());
  }
}

describe("the colour mode", () => {
  // rule: site/theme
  it("cycles through system, light and dark", () => {
    fc.assert(
      fc.property(preference, (start) => {
        const turn = [start, nextPreference(start), nextPreference(nextPreference(start))];
        expect(new Set(turn).size).toBe(3);
        expect(nextPreference(turn[2]!)).toBe(start);
      }),
    );
  });

  // rule: site/forced-theme
  it("is forced by the page, otherwise chosen by the visitor, otherwise that of the system", () => {
    fc.assert(
      fc.property(preference, fc.option(forcedMode, { nil: undefined }), (chosen, forced) => {
        expect(themeShown(chosen, forced)).toBe(forced ?? (chosen === "system" ? null : chosen));
      }),
    );
  });

  it("follows the last choice and the current page, after any sequence of choices, navigations and reloads", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        reset();
        let chosen: ThemePreference = "system";
        let forced: string | undefined;
        for (const step of moves) {
          if (step.do === "choose") chosen = step.preference;
          if (step.do === "go") forced = step.forced;
          perform(step);
          expect(root.dataset.theme).toBe(forced ?? (chosen === "system" ? undefined : chosen));
          expect(readPreference()).toBe(chosen);
        }
      }),
    );
  });

  it("returns to the visitor's choice after a page that forces another mode", () => {
    perform({ do: "choose", preference: "dark" });
    perform({ do: "go", forced: "light" });
    perform({ do: "go", forced: undefined });
    expect(root.dataset.theme).toBe("dark");
  });

  it("ignores an invalid stored value", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !["light", "dark", "system"].includes(text)),
        (stored) => {
          localStorage.setItem(THEME, stored);
          expect(readPreference()).toBe("system");
        },
      ),
    );
  });

  it("changes for the current page without storage", () => {
    closeStorage();
    storePreference("dark");
    expect(root.dataset.theme).toBe("dark");
  });

  it("is kept from page to page without storage, as the button shows", () => {
    closeStorage();
    storePreference("dark");
    perform({ do: "go", forced: undefined });
    expect(root.dataset.theme).toBe("dark");
  });
});
