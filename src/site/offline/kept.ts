import { routes } from "../../routes";

/** Where something asked for is kept: a page, the data of one, a file whose name changes with its content, a picture; null: nowhere. */
export type Place = "page" | "data" | "file" | "picture" | null;

const DATA = /^\/(?:page|slice)-data\/.+\.json$/;
const PICTURE = /^\/static\/.+\.(?:avif|webp|jpe?g|png)$/;
/** As the headers of src/build/publish/headers.ts have it, less the worker itself. */
const FILE = /^\/(?:static|v)\/.+|^\/(?!sw\.js$)[^/]+\.(?:js|css)$/;
/** A last part with an ending is a feed, an icon, the manifest. */
const PAGE = /^\/(?!api\/)(?:.*\/)?[^/.]*$/;

/** @param path of an address of this site, without its query */
export function placeOf(path: string): Place {
  if (DATA.test(path)) return "data";
  if (PICTURE.test(path)) return "picture";
  if (FILE.test(path)) return "file";
  return PAGE.test(path) ? "page" : null;
}

/** Pages that are about whoever signed in: nobody finds them on the phone later. The page for want of a network is kept apart. */
const PRIVATE: readonly string[] = [
  routes.login,
  routes.register,
  routes.account,
  routes.postAd,
  routes.moderation,
  routes.alert,
  routes.offline,
];

export const isKeptPage = (path: string) => !PRIVATE.some((one) => path === one || path.startsWith(`${one}/`));

const withoutSlash = (path: string) => (path === "/" ? "/index" : path.replace(/\/$/, ""));

/** Where the data of the page at a path is. */
export const dataOf = (path: string) => `/page-data${withoutSlash(path)}/page-data.json`;

/**
 * Whether data is that of another page than the one which asks: such a page is loaded anew without a network, so that it says
 * from when it is.
 * @param referrer address of the page that asks; "" where it is not said
 */
export function isOfAnotherPage(dataPath: string, referrer: string): boolean {
  if (!dataPath.endsWith("/page-data.json")) return false;
  return referrer === "" || dataOf(new URL(referrer).pathname) !== dataPath;
}
