import { DATA_FOLDERS, isPageData } from "../../gatsby-5.16/browser/data-addresses";
import { alertPage, leadsDesk, moderationDesk, operationsDesk, routes } from "../../routes";
import { dataOf } from "./data-of";

/** Kind of a request, which determines its cache: a page, the data of a page, a file whose name changes with its content, or a picture; null when it is not cached. */
export type Place = "page" | "data" | "file" | "picture" | null;

const PICTURE = /^\/static\/.+\.(?:avif|webp|jpe?g|png)$/;
/** The immutable files of src/build/publish/headers.ts, and scripts and styles, except the service worker itself. */
const FILE = /^\/(?:static|v)\/.+|^\/(?!sw\.js$)[^/]+\.(?:js|css)$/;
/** Paths whose last part has an extension are excluded: they are feeds, icons or the manifest. */
const PAGE = /^\/(?!api\/)(?:.*\/)?[^/.]*$/;

const isData = (path: string) => path.endsWith(".json") && DATA_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

/** @param path path of an address of this site, without the query */
export function placeOf(path: string): Place {
  if (isData(path)) return "data";
  if (PICTURE.test(path)) return "picture";
  if (FILE.test(path)) return "file";
  return PAGE.test(path) ? "page" : null;
}

/** Personal pages, which are never cached, so that nobody finds them on the phone later. The offline page has its own cache. */
const PRIVATE: readonly string[] = [
  routes.login,
  routes.register,
  routes.account,
  routes.postAd,
  moderationDesk,
  leadsDesk,
  operationsDesk,
  alertPage,
  routes.offline,
];

export const isKeptPage = (path: string) => !PRIVATE.some((root) => path === root || path.startsWith(`${root}/`));

/**
 * Whether data belongs to another page than the requesting one. Without a network, cached data is refused then, so that the other page is loaded as a
 * document and shows the date of its copy.
 * @param referrer address of the requesting page; "" when unknown
 */
export function isOfAnotherPage(dataPath: string, referrer: string): boolean {
  if (!isPageData(dataPath)) return false;
  return referrer === "" || dataOf(new URL(referrer).pathname) !== dataPath;
}
