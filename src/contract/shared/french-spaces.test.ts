import { describe, expect, it } from "vitest";
import { frenchSpaces } from "./french-spaces";

describe("French spaces", () => {
  it.each([
    ["Hilux neuve : prix", "Hilux neuve\u00a0: prix"],
    ["Où recharger ?", "Où recharger\u00a0?"],
    ["neuve, « venant » ou déjà plaquée", "neuve, «\u00a0venant\u00a0» ou déjà plaquée"],
    ["3 ans / 100 000 km", "3\u00a0ans / 100\u00a0000\u00a0km"],
    ["au 33 800 00 01", "au 33\u00a0800\u00a000\u00a001"],
    ["12 % de pertes ; TVA", "12\u00a0% de pertes\u00a0; TVA"],
  ])("prevent a line break inside « %s »", (text, shown) => expect(frenchSpaces(text)).toBe(shown));

  it.each(["2.8 GD-6 DC 4x4 BVA6 SR", "https://exemple.sn/?a=b", "le 10 novembre 2026"])(
    "do not change « %s »",
    (text) => expect(frenchSpaces(text)).toBe(text),
  );
});
