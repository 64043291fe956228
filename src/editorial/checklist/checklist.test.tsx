// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeStorage } from "../../../tests/support/browser-storage";
import { Toasts } from "../../shared/toasts/toasts";
import { Checklist } from "./checklist";
import { readTicks, storeTicks } from "./checklist-state";

const ITEMS = ["Carte grise", "Assurance", "Permis"];
const show = (id = "immatriculation") =>
  render(
    <>
      <Checklist id={id} items={ITEMS} />
      <Toasts />
    </>,
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const ticked = () => screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

// rule: editorial/checklist-ticks
describe("a checklist", () => {
  it("is served unticked, whatever this visitor has stored", () => {
    storeTicks("immatriculation", new Set([0, 1, 2]));
    expect(renderToString(<Checklist id="immatriculation" items={ITEMS} />)).not.toContain("checked");
  });

  it("keeps lines ticked before the scripts were loaded", () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Checklist id="immatriculation" items={ITEMS} />);
    storeTicks("immatriculation", new Set([2]));
    box("Assurance").checked = true;
    render(<Checklist id="immatriculation" items={ITEMS} />, { container, hydrate: true });
    expect(ticked()).toEqual([false, true, true]);
    expect(readTicks("immatriculation")).toEqual(new Set([1, 2]));
  });

  it("ticks and unticks a line", () => {
    show();
    fireEvent.click(box("Assurance"));
    expect(ticked()).toEqual([false, true, false]);
    fireEvent.click(box("Assurance"));
    expect(ticked()).toEqual([false, false, false]);
  });

  it("keeps the visitor's ticks until they come back", () => {
    show();
    fireEvent.click(box("Permis"));
    fireEvent.click(box("Carte grise"));
    cleanup();
    show();
    expect(ticked()).toEqual([true, false, true]);
  });

  it("does not tick the list of another guide", () => {
    show("immatriculation");
    fireEvent.click(box("Permis"));
    cleanup();
    show("visite-technique");
    expect(ticked()).toEqual([false, false, false]);
  });

  it("shows the other guide's ticks when the page changes without a reload", () => {
    storeTicks("visite-technique", new Set([1]));
    const { rerender } = show("immatriculation");
    fireEvent.click(box("Permis"));
    rerender(<Checklist id="visite-technique" items={ITEMS} />);
    expect(ticked()).toEqual([false, true, false]);
  });

  it.each(["{", "null", '"0"', '["0", 1.5, null]', '{"0":true}'])("starts unticked when %s is stored", (stored) => {
    localStorage.setItem("checklist:immatriculation", stored);
    show();
    expect(ticked()).toEqual([false, false, false]);
  });

  it("can be ticked without storage, with a warning that the ticks will not be kept", () => {
    closeStorage();
    show();
    fireEvent.click(box("Permis"));
    act(() => vi.advanceTimersByTime(50));
    expect(ticked()).toEqual([false, false, true]);
    expect(screen.getByRole("status").textContent).toBe("Votre navigateur ne garde pas les coches de cette liste.");
  });

  it("shows no warning when the tick was stored", () => {
    show();
    fireEvent.click(box("Permis"));
    act(() => vi.advanceTimersByTime(50));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  // rule: editorial/checklist-print
  it("can be printed", () => {
    const print = vi.spyOn(window, "print").mockReturnValue(undefined);
    show();
    fireEvent.click(screen.getByRole("button", { name: "Imprimer la liste" }));
    expect(print).toHaveBeenCalledOnce();
  });

  it("replaces invalid stored ticks at the visitor's next tick", () => {
    localStorage.setItem("checklist:immatriculation", '["0", 1.5, null]');
    show();
    fireEvent.click(box("Permis"));
    expect(localStorage.getItem("checklist:immatriculation")).toBe("[2]");
  });

  it("reads any ticks exactly as they were stored", () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.nat({ max: 200 })), (id, lines) => {
        expect(storeTicks(id, new Set(lines))).toBe(true);
        expect(readTicks(id)).toEqual(new Set(lines));
      }),
    );
  });
});
