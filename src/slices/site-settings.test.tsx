// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { TopBar } from "../site/frame/top-bar";
import { Gallery } from "../guide/models/gallery";
import Footer from "./footer";

vi.mock("gatsby", () => ({ graphql: () => null }));

afterEach(cleanup);

type FooterData = ComponentProps<typeof Footer>["data"];
const FROM_NOBODY: FooterData = { brands: { nodes: [] }, sisters: { nodes: [] }, notice: null };
const bar = (networks: ComponentProps<typeof TopBar>["networks"]) => (
  <TopBar networks={networks} newsletter={null} eco={null} search={null} />
);
const PHOTO = {
  alt: "Face avant",
  kind: "EXTERIOR",
  file: null,
} as unknown as Queries.GalleryPhotoFragment;

// rule: editorial/about-the-content
test("a site without settings shows no demonstration notice, no sister sites and no social networks", () => {
  const { container } = render(
    <>
      {bar([])}
      <Gallery cover={null} photos={[PHOTO]} name="Toyota Starlet" note={null} />
      <Footer data={FROM_NOBODY} />
    </>,
  );
  expect(container.textContent).not.toMatch(/démonstration|fictif|dessiné/i);
  expect(screen.queryByRole("navigation", { name: "Nos sites par pays" })).toBeNull();
  expect(
    within(screen.getByRole("navigation", { name: "Contact et réseaux" }))
      .getAllByRole("link")
      .map((link) => link.textContent || link.getAttribute("aria-label")),
  ).toEqual(["Contactez-nous", "Flux d’actualités"]);
});

// rule: editorial/about-the-content
test("the site's settings are shown in their own words, and their addresses are linked", () => {
  const sisters = {
    nodes: [
      { text: "Maroc", url: "https://guide.exemple.ma/" },
      { text: "Sénégal", url: "/" },
      { text: "Une remarque", url: null },
    ],
  };
  render(
    <>
      {bar([
        { key: "reseau_facebook", text: "Facebook", url: "https://facebook.exemple.sn/guide" },
        { key: "reseau_autre", text: "Autre réseau", url: "https://autre.exemple.sn/guide" },
      ])}
      <Gallery cover={null} photos={[PHOTO]} name="Toyota Starlet" note="Voiture dessinée" />
      <Footer data={{ ...FROM_NOBODY, sisters, notice: { text: "Prix d’essai." } }} />
    </>,
  );
  screen.getByText("Prix d’essai.");
  screen.getByText("Voiture dessinée");
  expect(
    within(screen.getByRole("navigation", { name: "Nos sites par pays" }))
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Maroc", "https://guide.exemple.ma/"],
    ["Sénégal", "/"],
  ]);
  expect(screen.getByRole("link", { name: "Facebook" }).getAttribute("href")).toBe("https://facebook.exemple.sn/guide");
  expect(screen.getByRole("link", { name: "Autre réseau" }).textContent).toBe("Autre réseau"); // There is no icon for this network.
});
