// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Offers } from "./offers";

vi.mock("gatsby", () => ({ graphql: () => null }));

type Offer = Queries.OfferFragment;
const offer = (given: Partial<Offer> = {}): Offer => ({
  promoId: 1, title: "Swift étudiante", forEveryone: false, promoPrice: 9_500_000, rate: null, end: "2026-11-26", conditions: "Sur présentation d’une carte d’étudiant.", versionIds: [], dealer: null, ...given,
});
const shown = (given: Partial<Offer> = {}, names?: ReadonlyMap<number, string>) => {
  cleanup();
  render(<Offers offers={[offer(given)]} versions={names} />);
  return screen.getByRole("listitem").textContent;
};

afterEach(cleanup);

describe("an offer beside a price", () => {
  it("under conditions says its price, until when, and what it asks", () => {
    expect(shown()).toBe("Offre sous conditions\u00a0: 9.500.000\u00a0FCA, jusqu’au 26 novembre 2026Swift étudiante. Sur présentation d’une carte d’étudiant.");
  });

  it("under conditions that nobody wrote down says where to ask", () => expect(shown({ conditions: null })).toContain("Swift étudiante. Conditions à demander au concessionnaire."));

  it("that lowers no price is no price", () => {
    expect(shown({ promoPrice: null, rate: 7.9 })).toMatch(/^Crédit à 7,9\u00a0% sous conditions, jusqu’au 26 novembre 2026/);
    expect(shown({ promoPrice: null })).toMatch(/^Offre sous conditions, jusqu’au 26 novembre 2026/);
  });

  it("for everybody says so, and no price: the car’s is already that one", () => {
    expect(shown({ forEveryone: true, conditions: "Véhicules en stock." })).toBe("Promo pour tous, jusqu’au 26 novembre 2026Swift étudiante. Véhicules en stock.");
    expect(shown({ forEveryone: true, conditions: null })).toBe("Promo pour tous, jusqu’au 26 novembre 2026Swift étudiante.");
  });

  it("says at which dealer it is had, and for which versions where a model has several", () => {
    const names = new Map([[7, "1.2 GL"], [8, "1.2 GLX"], [9, "1.2 Sport"]]);
    expect(shown({ dealer: { name: "Suzuki Dakar", city: "Dakar" }, versionIds: [7] }, names)).toBe(
      "Offre sous conditions\u00a0: 9.500.000\u00a0FCA, jusqu’au 26 novembre 2026Swift étudiante, version 1.2 GL. Sur présentation d’une carte d’étudiant. Chez Suzuki Dakar, Dakar.",
    );
    expect(shown({ versionIds: [7, 8] }, names)).toContain("Swift étudiante, versions 1.2 GL et 1.2 GLX.");
    expect(shown({ versionIds: [7] }, new Map([[7, "1.2 GL"]]))).toContain("Swift étudiante. ");
  });
});

it("no offer leaves no trace", () => expect(render(<Offers offers={[]} />).container.innerHTML).toBe(""));
