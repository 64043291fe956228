import { renderToString } from "react-dom/server";
import type { AdSearchAnswer } from "../../src/contract/market/ad";
import type { AdSearch as Search } from "../../src/contract/market/search";
import { AdView } from "../../src/market/ad-page/ad-view";
import { aFullAd } from "../../src/market/ad-page/sample-detail";
import { AdSearch } from "../../src/market/search/ad-search";

const ORIGIN = "https://exemple.sn";

/** What the Worker renders of a page of a search. */
export const searchHtml = (search: Search, answer: AdSearchAnswer) =>
  renderToString(<AdSearch served={{ search, answer, isStale: false }} origin={ORIGIN} />);

/** What the Worker renders of the page of an ad that says everything. */
export const adHtml = () => renderToString(<AdView ad={aFullAd()} origin={ORIGIN} />);
