// @vitest-environment jsdom
import type { ReactElement } from "react";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { standInDialogs } from "../../../tests/support/dialogs";
import { aFullAd, anAdDetail } from "./sample-detail";
import type { AdDetail } from "../../contract/market/ad";
import { Popups } from "../../shared/popups/popups";
import { Toasts } from "../../shared/toasts/toasts";
import { adLinks, adWords } from "../words/ad-words";
import { AdUnderReview, AdView } from "./ad-view";

const ORIGIN = "https://guide.exemple.test";

/** A part of the page as the Worker serves it. */
function served(part: ReactElement): HTMLElement {
  const page = document.createElement("div");
  page.append(document.createRange().createContextualFragment(renderToString(part)));
  document.body.append(page);
  return page;
}

/** The page without the comments that React puts between texts, and without what it renders on the server alone. */
function plain(page: HTMLElement): Node {
  const copy = document.createElement("div");
  copy.append(...[...page.childNodes].map((node) => node.cloneNode(true)));
  const marks = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
  for (let mark = marks.nextNode(); mark; mark = marks.nextNode()) mark.parentNode?.removeChild(mark);
  for (const element of copy.querySelectorAll("noscript")) element.replaceChildren();
  copy.normalize();
  return copy;
}

let root: Root | null = null;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

// rule: market/ad-page
test("all photos stand small below the large one, where there are several", () => {
  const small = (ad: AdDetail) =>
    within(served(<AdView ad={ad} origin={ORIGIN} />)).queryAllByRole("button", { name: /^Photo \d/ });
  expect(small(aFullAd()).map((one) => [one.getAttribute("aria-label"), one.getAttribute("aria-current")])).toEqual([
    ["Photo 1", "true"],
    ["Photo 2", "false"],
    ["Photo 3", "false"],
  ]);
  expect(small(anAdDetail())).toEqual([]);
});

describe("the served page", () => {
  test.each<[string, AdDetail]>([
    ["an ad of which all is known", aFullAd()],
    ["one of which little is", anAdDetail()],
    ["one that was sold", aFullAd({ state: "vendue" })],
    [
      "one with odd words",
      aFullAd({
        description: "</p><script>alert(1)</script>\n&amp; « é »",
        seller: { ...aFullAd().seller, name: "<b>Awa</b>" },
      }),
    ],
  ])("the served page equals the browser’s first render, for %s", (_, ad) => {
    const part = <AdView ad={ad} origin={ORIGIN} />;
    const page = served(part);
    const before = page.innerHTML;
    const recovered: unknown[] = [];
    let first = "";
    act(() => {
      root = hydrateRoot(page, part, { onRecoverableError: (error) => recovered.push(error) });
      first = page.innerHTML;
    });
    expect(recovered).toEqual([]);
    expect(first).toBe(before);
    // The served content stays, and equals a render without a served page.
    const { container } = render(part);
    expect(plain(page).isEqualNode(plain(container))).toBe(true);
  });

  test("the served page of an ad under review is one sentence and a link, and equals the browser’s first render", () => {
    const page = served(<AdUnderReview />);
    const recovered: unknown[] = [];
    const complaints = vi.spyOn(console, "error");
    act(
      () =>
        void (root = hydrateRoot(page, <AdUnderReview />, {
          onRecoverableError: (error) => recovered.push(error),
        })),
    );
    expect([recovered, complaints.mock.calls]).toEqual([[], []]);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Cette annonce est en cours de vérification. Revenez dans quelques heures.",
    ]);
    expect(screen.getByRole("link", { name: "Les autres annonces" }).getAttribute("href")).toBe(
      "/marche-doccasion/rechercher",
    );
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  // rule: market/ad-page
  test("the page has every text and link of an ad", () => {
    const page = served(<AdView ad={aFullAd({ state: "vendue" })} origin={ORIGIN} />);
    const online = served(<AdView ad={aFullAd()} origin={ORIGIN} />);
    const texts = `${page.textContent} ${online.textContent}`;
    const words = Object.values({ ...adWords(aFullAd({ state: "vendue" })), ...adWords(aFullAd()) });
    expect(words.filter((word) => word !== null && !texts.includes(word))).toEqual([]);
    const hrefs = [...online.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    const links = Object.values(adLinks(aFullAd()));
    expect(links.filter((end) => end !== null && !hrefs.some((href) => href.endsWith(end)))).toEqual([]);
  });
});

const edge = (answer: () => Response) => {
  const asked = vi.fn(async (_address: string, _init?: RequestInit) => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
};
const show = (ad = aFullAd()) =>
  render(
    <>
      <AdView ad={ad} origin={ORIGIN} />
      <Popups />
      <Toasts />
    </>,
  );
const shown = (name: string | RegExp) => screen.getAllByRole("button", { name })[0] as HTMLElement;

describe("contacting the seller", () => {
  // rule: market/reveal-number
  test("the number is revealed on a tap, as a link that calls", async () => {
    const asked = edge(() => Response.json({ phone: "+221338000007" }));
    show();
    expect(document.body.innerHTML).not.toContain("338000007");
    await act(async () => void fireEvent.click(shown("Voir le numéro")));
    expect(asked.mock.lastCall?.[0]).toBe("/api/ads/0123456789ab/contact");
    expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toEqual({ way: "telephone" });
    expect(screen.getAllByRole("link", { name: "33\u00a0800\u00a000\u00a007" })[0]?.getAttribute("href")).toBe(
      "tel:+221338000007",
    );
  });

  test("a number that cannot be revealed is explained", async () => {
    edge(() => Response.json({ code: "many_contacts", message: "Revenez demain." }, { status: 429 }));
    show();
    await act(async () => void fireEvent.click(shown("Voir le numéro")));
    expect(await screen.findByText("Revenez demain.")).toBeTruthy();
  });

  // rule: market/ad-closed
  test("a sold car offers no contact and no report", () => {
    show(aFullAd({ state: "vendue" }));
    expect(screen.getByText("Cette voiture a été vendue.")).toBeTruthy();
    for (const name of ["WhatsApp", "Voir le numéro", "Envoyer un message", "Signaler cette annonce"])
      expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.getByRole("heading", { name: "Annonces similaires" })).toBeTruthy();
  });

  // rule: market/whatsapp
  test.each([
    [true, "WhatsApp"],
    [false, "Appeler"],
  ])("one way to reach the seller is filled in the bar of phones: on WhatsApp %s, %s", (whatsapp, name) => {
    const { container } = show(aFullAd({ whatsapp }));
    const buttons = [...container.querySelectorAll("[data-bar] .button")];
    expect(
      buttons.filter(({ classList }) => !classList.contains("plain")).map(({ textContent }) => textContent),
    ).toEqual([` ${name}`]);
  });

  // rule: market/whatsapp
  test("WhatsApp is offered only for a seller who has it", () => {
    show(aFullAd({ whatsapp: false }));
    expect(screen.queryByRole("button", { name: "WhatsApp" })).toBeNull();
    expect(shown("Voir le numéro")).toBeTruthy();
  });
});

test("the first photo is there at once, with the others beside it and their number", () => {
  show();
  expect(
    within(screen.getByRole("list", { name: "Photos" }))
      .getAllByRole("img")
      .map((image) => image.getAttribute("loading")),
  ).toEqual([null, "lazy", "lazy"]);
  expect(screen.getByText("1/3")).toBeTruthy();
});

test("the seller’s name, under the price, leads to their other ads, the tools open with this price", () => {
  show();
  expect(screen.getByRole("link", { name: "Parking Yoff" }).getAttribute("href")).toBe(
    "/marche-doccasion/vendeur/vabcdefghjkm",
  );
  expect(screen.getByRole("link", { name: "Dédouanement" }).getAttribute("href")).toEqual(
    expect.stringContaining("/guide-pratique/outils/simulateur-de-dedouanement?valeur=9.500.000&modele="),
  );
  expect(screen.getByRole("link", { name: "La même neuve à partir de 19.900.000\u00a0FCA" }).getAttribute("href")).toBe(
    "/guide-auto/voitures-neuves/marque/hyundai/modele/13-tucson",
  );
});

// rule: market/ad-page
test("the price comes first, then who sells with the ways to reach them, then the advice, then where the price lies among others", () => {
  const { container } = show();
  const text = container.textContent;
  const places = [
    "9.500.000\u00a0FCA",
    "Négociable",
    "Kilométrage",
    "Parking Yoff",
    "Sur le site depuis octobre 2025",
    "12 annonces en ligne",
    "Appels : 9 h – 19 h",
    "Proposer un prix",
    "Ne payez jamais d’avance.",
    "Comparer",
    "Réf. GA-012345",
    "La moitié des annonces semblables",
    "La cote Tucson",
    "Rendue à votre nom",
  ].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

// rule: market/report
test("a report gives its reason, and is sent once", async () => {
  const asked = edge(() => Response.json({ reference: "GA-012345" }, { status: 202 }));
  standInDialogs();
  show();
  await act(async () => void fireEvent.click(shown("Signaler cette annonce")));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByLabelText("Arnaque"));
  await act(async () => void fireEvent.click(within(dialog).getByRole("button", { name: "Signaler cette annonce" })));
  expect(asked.mock.lastCall?.[0]).toBe("/api/ads/0123456789ab/report");
  expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toEqual({ reason: "arnaque", text: "" });
  expect(await screen.findByText("Merci ! Nous relisons cette annonce.")).toBeTruthy();
});
