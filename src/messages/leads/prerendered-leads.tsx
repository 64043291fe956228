import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { LeadCar } from "./lead-car";
import { LeadPopup } from "./lead-popup";

/** The page’s car and dealer are not known when the build renders the popups: without a name they have no line. */
const CAR: LeadCar = { name: "", articled: null, modelId: 0, versionId: null, price: null };
const DEALER = { dealerId: 0, name: "" };

/** Name, as lead buttons have it in `data-popup` → the popup at its first step. */
const POPUPS: Readonly<Record<string, ReactNode>> = {
  offres: <LeadPopup request="offres" />,
  devis: <LeadPopup request="devis" car={CAR} />,
  essai: <LeadPopup request="essai" car={CAR} />,
  prix: <LeadPopup request="devis" dealer={DEALER} />,
};

/** Renders the first step of every lead popup, which can then open before the application is loaded. @returns name and markup of each */
export const prerenderedLeads = (): readonly (readonly [name: string, html: string])[] =>
  Object.entries(POPUPS).map(([name, popup]) => [
    name,
    renderToStaticMarkup(popup, { identifierPrefix: "early" }), // The page has ids of its own.
  ]);
