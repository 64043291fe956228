import type { Cote } from "../../../src/contract/market/cote";
import { CoteView } from "../../../src/market/cote/cote-view";
import { coteServedAs } from "../../../src/market/cote/served-cote";
import { coteShell } from "../../../src/routes";
import { breadcrumbList } from "../../../src/site/head/structured-data";
import type { Context } from "../../shared/context";
import type { Part } from "../../shared/fill-page";
import { siteUrl } from "../../shared/site-url";
import { notFound } from "../../site/error-pages";
import { listPicture } from "../list-data";
import { listPageIfKnown } from "../list-page";
import { keepingFor } from "../search/list-cache";
import { askedCote, coteAt, coteFor, cotePath } from "./cote";

/** Estimates change at night; 60 at most, because the page shows what is closed (rule: site/switches). */
const FRESH_SECONDS = 60;

const partOf = (cote: Cote, path: string, origin: string): Part<Cote> => ({
  of: coteServedAs(path),
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

/** `GET /cote` and `GET /cote/{marque}/{modele}`. Another spelling of an address leads to the one that is right. */
export async function cotePage({ env, request, waitUntil }: Context): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = coteAt(pathname.toLowerCase().replace(/\/+$/, ""));
  if (!path) return notFound(env, pathname);
  const name = cotePath(path);
  if (name !== pathname)
    return new Response(null, { status: 301, headers: { Location: name, "Cache-Control": "no-cache" } });
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
      partOf: ({ cote }) => cote && partOf(cote, name, siteUrl(env)),
    },
  );
}
