import { pageDataAt } from "../../gatsby-5.16/browser/data-addresses";

const withoutSlash = (path: string) => (path === "/" ? "/index" : path.replace(/\/$/, ""));

/** Address of the data of a page. Pages load it too, so it is not beside what the service worker alone reads. */
export const dataOf = (path: string) => pageDataAt(withoutSlash(path));
