import { adHome, type AdHome as Home } from "../../../src/contract/market/ad";
import { AdHome } from "../../../src/market/search/ad-home";
import { TILE_FACETS } from "../../../src/market/search/ad-tiles";
import { BoxCount } from "../../../src/market/search/box-count";
import { HOME_CRUMBS } from "../../../src/market/search/market-crumbs";
import { HOME_SERVED_AS, type ServedHome } from "../../../src/market/search/served-home";
import { routes } from "../../../src/routes";
import type { Context } from "../../shared/context";
import type { Part } from "../../shared/fill-page";
import { siteUrl } from "../../shared/site-url";
import { listData, listPicture } from "../list-data";
import { listPage } from "../list-page";
import { HOME_SECONDS, justMade } from "./list-cache";
import { adHomeOf } from "./search";

/** The counts that the page shows: those of its tiles, the brands of its box and the models of its estimate. */
const SHOWN: ReadonlySet<string> = new Set([...TILE_FACETS, "marque", "modele"]);
const withShownFacets = ({ facets, ...home }: Home): Home => ({
  ...home,
  facets: Object.fromEntries(Object.entries(facets).filter(([name]) => SHOWN.has(name))),
});

const partOf = (served: ServedHome, origin: string): Part<ServedHome> => ({
  of: HOME_SERVED_AS,
  origin,
  value: served,
  places: { "box-count": <BoxCount counts={served.home} />, online: <AdHome shown={served} /> },
  head: {
    texts: null,
    canonical: routes.usedCars,
    isIndexed: true,
    picture: listPicture(served.home.latest),
    data: listData({ crumbs: HOME_CRUMBS, ads: served.home.latest }, origin),
  },
});

/** `GET /marche-doccasion` */
export const usedHomePage = ({ env, request, waitUntil }: Context): Promise<Response> =>
  listPage(
    { env, request, shell: routes.usedCars, name: "home", seconds: HOME_SECONDS, waitUntil },
    {
      name: "used-home",
      schema: adHome,
      read: async () => withShownFacets(await adHomeOf(env.DB, Date.now(), justMade)),
      partOf: (home, isStale) => partOf({ home, isStale }, siteUrl(env)),
    },
  );
