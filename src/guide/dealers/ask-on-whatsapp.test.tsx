// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AskOnWhatsapp } from "./ask-on-whatsapp";

const CAR = { car: "la Toyota Hilux", url: "https://exemple.sn/hilux", className: "button" };
const FAR = { name: "Garage du Fleuve", whatsapp: null };
const NEAR = { name: "Sahel Autos", whatsapp: "+221338000044" };

afterEach(cleanup);

// rule: guide/dealer-whatsapp
test("the first dealer that is on WhatsApp is asked about the car", () => {
  render(<AskOnWhatsapp {...CAR} dealers={[FAR, NEAR]} />);
  const link = screen.getByRole<HTMLAnchorElement>("link");
  const { host, pathname, searchParams } = new URL(link.href);
  expect([host, pathname, [...searchParams.keys()]]).toEqual(["wa.me", "/221338000044", ["text"]]);
  expect(searchParams.get("text")).toBe("Bonjour, quel est votre prix pour la Toyota Hilux ? https://exemple.sn/hilux");
  expect(link.textContent?.trim()).toBe("WhatsApp : Sahel Autos");
});

test("where no dealer is on WhatsApp, nothing is offered", () => {
  const { container } = render(<AskOnWhatsapp {...CAR} dealers={[FAR]} />);
  expect(container.childElementCount).toBe(0);
});
