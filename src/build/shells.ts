import { adShell, coteShell, landingShell, routes, sellerShell } from "../routes";

/** Pages that are built once without content, which the Worker fills for many addresses. matchPath: the addresses at which the browser shows them. When several match, the browser takes the most specific one. */
export const SHELLS = [
  { path: adShell, matchPath: `${adShell}/*`, of: "ad" },
  { path: sellerShell, matchPath: `${sellerShell}/*`, of: "seller" },
  { path: landingShell, matchPath: `${routes.usedCars}/*`, of: "landing" },
  { path: coteShell, matchPath: `${coteShell}/*`, of: "cote" },
] as const;
