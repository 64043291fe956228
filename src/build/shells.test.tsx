import { type RouteComponentProps, Router, ServerLocation } from "@reach/router";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { alertPage, routes } from "../routes";
import { SHELLS } from "./shells";

const Page = ({ of }: RouteComponentProps & { of: string }) => of;
/** Gatsby adds the pages with one address that lie below a matchPath. */
const FIXED = [routes.usedCars, routes.usedSearch, alertPage];

/** The page that Gatsby's router shows at an address. */
const shownAt = (address: string) => {
  const pages = [
    ...SHELLS.map(({ matchPath, of }) => <Page key={matchPath} path={matchPath} of={of} />),
    ...FIXED.map((path) => <Page key={path} path={path} of="fixed" />),
  ];
  const router = createElement(ServerLocation, { url: address }, <Router>{pages}</Router>);
  return renderToStaticMarkup(router).replace(/<[^>]*>/g, "");
};

// rule: market/landing-known
test.each([
  ["/marche-doccasion/toyota", "landing"],
  ["/marche-doccasion/toyota/rav4/2017", "landing"],
  ["/marche-doccasion/ville/yoff", "landing"],
  ["/cote", "cote"],
  ["/cote/toyota/rav4", "cote"],
  [routes.ad({ id: "0123456789ab", slug: "toyota" }), "ad"],
  [routes.seller("v0123456789a"), "seller"],
  [routes.usedSearch, "fixed"],
  [alertPage, "fixed"],
  [routes.usedCars, "fixed"],
])("the browser shows at %s the page that is meant, %s", (address, of) => expect(shownAt(address)).toBe(of));
