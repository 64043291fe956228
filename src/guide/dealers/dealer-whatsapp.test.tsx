// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AskOnWhatsapp, DealerWhatsapp } from "./dealer-whatsapp";

const CAR = { name: "la Toyota Hilux", url: "https://exemple.sn/hilux" };
const FAR = { name: "Garage du Fleuve", whatsapp: null };
const NEAR = { name: "Sahel Autos", whatsapp: "+221338000044" };
const link = () => screen.getByRole<HTMLAnchorElement>("link");

afterEach(cleanup);

// rule: guide/dealer-whatsapp
test.each([false, true])("the first dealer that is on WhatsApp is asked about the car (only an icon: %s)", (short) => {
  render(<AskOnWhatsapp dealers={[FAR, NEAR]} car={CAR} className="button" short={short} />);
  const { host, pathname, searchParams } = new URL(link().href);
  expect([host, pathname, [...searchParams.keys()]]).toEqual(["wa.me", "/221338000044", ["text"]]);
  expect(searchParams.get("text")).toBe("Bonjour, quel est votre prix pour la Toyota Hilux ? https://exemple.sn/hilux");
  expect(link().textContent?.trim()).toBe("WhatsApp : Sahel Autos");
});

test("where no dealer is on WhatsApp, nothing is offered", () => {
  const { container } = render(<AskOnWhatsapp dealers={[FAR]} car={CAR} className="button" />);
  expect(container.childElementCount).toBe(0);
});

test("a dealer is greeted where no car is named", () => {
  render(<DealerWhatsapp phone="+221338000044" className="chip" />);
  expect(new URL(link().href).searchParams.get("text")).toBe("Bonjour, je vous écris depuis Guide Auto Sénégal.");
});
