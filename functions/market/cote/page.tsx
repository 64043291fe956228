import type { Cote } from "../../../src/contract/market/cote";
import { CoteView } from "../../../src/market/cote/cote-view";
import { coteServedAs } from "../../../src/market/cote/served-cote";
import { coteShell } from "../../../src/routes";
import { breadcrumbList } from "../../../src/site/head/structured-data";
import type { Context } from "../../shared/context";
import { movedTo } from "../../shared/moved-to";
import type { Part } from "../../shared/fill-page";
import { siteUrl } from "../../shared/site-url";
import { notFound } from "../../site/error-pages";
import { listPicture } from "../list-data";
import { listPageIfKnown } from "../list-page";
import { keepingFor } from "../search/list-cache";
import { chosenPath } from "./chosen-path";
import { askedCote, coteAt, coteFor, coteName, cotePath } from "./cote";

/** Estimates change at night; 60 at most, because the page shows what is closed (rule: site/switches). */
const FRESH_SECONDS = 60;

/** @param name the whole address @param path that of the page which search engines list */
const partOf = (cote: Cote, name: string, path: string, origin: string): Part<Cote> => ({
  of: coteServedAs(name),
  origin,
  value: cote,
  places: { cote: <CoteView cote={cote} /> },
  head: {
    texts: cote.head,
    canonical: path,
    isIndexed: true,
    picture: cote.kind === "model" ? listPicture(cote.ads) : null,
    data: { "@context": "https://schema.org", ...breadcrumbList(origin, cote.crumbs) },
  },
});

/** `GET /cote`, and `GET /cote/{marque}/{modele}?annee=…&km=…`. Another spelling of a path leads to the one that is right, and a form of models to the chosen one. */
export async function cotePage(context: Context): Promise<Response> {
  const { env, request, waitUntil } = context;
  const { pathname, search } = new URL(request.url);
  const path = coteAt(`${pathname.toLowerCase().replace(/\/+$/, "")}${search}`);
  if (!path) return notFound(env, pathname);
  const canonical = cotePath(path);
  const name = coteName(path);
  if (canonical !== pathname) return movedTo(301, name);
  const chosen = path === "list" && search ? await chosenPath(context) : null;
  if (chosen) return chosen instanceof Response ? chosen : movedTo(302, chosen);
  return listPageIfKnown(
    {
      env,
      request,
      shell: coteShell,
      name,
      seconds: FRESH_SECONDS,
      rate: "SEARCH_RATE",
      isEmptyAlone: true,
      waitUntil,
    },
    {
      name: `cote${name}`,
      schema: askedCote,
      read: async () => ({ cote: await coteFor(env, path, Date.now(), keepingFor(waitUntil)) }),
      partOf: ({ cote }) => cote && partOf(cote, name, canonical, siteUrl(env)),
    },
  );
}
