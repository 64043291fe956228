// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Equipment } from "./equipment";

vi.mock("gatsby", () => ({ graphql: () => null }));

type Item = Queries.EquipmentLineFragment;
const item = (label: string, status: Item["status"] = "STANDARD", fields: Partial<Item> = {}): Item => ({
  group: "Sécurité",
  label,
  status,
  price: null,
  ...fields,
});
const show = (items: readonly Item[], lower: Parameters<typeof Equipment>[0]["lower"] = null) =>
  render(<Equipment items={items} lower={lower} />);
const line = (label: string) => screen.getByText(label).closest("li")!;

afterEach(cleanup);

// rule: guide/equipment
describe("a version's equipment", () => {
  it.each<[Item, string]>([
    [item("ABS"), "Série"],
    [item("ABS", "OPTION", { price: 250_000 }), "Option, 250.000\u00a0FCA"],
    [item("ABS", "OPTION"), "Option"],
    [item("ABS", "UNAVAILABLE"), "Non disponible"],
  ])("%j is described as « %s »", (fields, words) => {
    show([fields]);
    expect(line("ABS").lastElementChild?.textContent).toBe(words);
  });

  it("is listed under its group", () => {
    show([item("ABS"), item("Climatisation", "STANDARD", { group: "Confort" }), item("ESP")]);
    const groups = screen
      .getAllByRole("heading", { level: 3 })
      .map((heading) => [heading.textContent, heading.closest("details")?.querySelectorAll("li").length]);
    expect(groups).toEqual([
      ["Sécurité", 2],
      ["Confort", 1],
    ]);
  });

  it("is folded by group where it is long, the first group open; each group says how much of it is standard", () => {
    const many = ["Sécurité", "Confort", "Extérieur"].flatMap((group) =>
      ["A", "B", "C", "D", "E"].map((one) => item(`${group} ${one}`, one === "A" ? "OPTION" : "STANDARD", { group })),
    );
    show(many);
    const groups = () => [...document.querySelectorAll("details")].map(({ open }) => open);
    expect(groups()).toEqual([true, false, false]);
    expect(screen.getAllByText("4 sur 5 de série")).toHaveLength(3);
    cleanup();
    show(many.slice(0, 10));
    expect(groups()).toEqual([true, true]);
  });

  it("marks items that the next lower version also has, so that a native check box can hide them", () => {
    show([item("ABS"), item("ESP")], { name: "GL", items: [item("ABS"), item("ESP", "OPTION")] });
    expect(screen.getByRole("checkbox", { name: "Seulement ce qui s’ajoute à la GL" })).toBeTruthy();
    expect([line("ABS"), line("ESP")].map((item) => item.hasAttribute("data-same"))).toEqual([true, false]);
  });

  it.each([null, { name: "GL", items: [item("ABS")] }])(
    "has no such check box when nothing is added (next lower version: %j)",
    (lower) => {
      show([item("ABS")], lower);
      expect(screen.queryByRole("checkbox")).toBeNull();
    },
  );
});
