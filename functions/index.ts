import { Hono } from "hono";
import * as z from "zod/mini";
import {
  adShell,
  coteShell,
  resultsPage as resultsShell,
  routes,
  sellerShell,
  sitemapOfAds,
  sitemapOfLandings,
} from "../src/routes";
import { resultsPage } from "./guide/search/results-page";
import { numberPage } from "./market/ad-page/contact";
import { adPage, sellerPage } from "./market/ad-page/page";
import { frontPage } from "./market/search/front-page";
import { searchPage } from "./market/search/page";
import { usedHomePage } from "./market/search/used-home-page";
import { cotePage } from "./market/cote/page";
import { landingPageOf } from "./market/landing/page";
import { usedCars } from "./market/names/used-cars";
import { landingSitemap } from "./market/landing/sitemap";
import { adSitemap } from "./market/ad-page/sitemap";
import { api } from "./api";
import { canonicalAddress } from "./site/canonical";
import { addRoutes, type Routes } from "./routing";
import type { Context } from "./shared/context";
import { refuseLong } from "./shared/limits";
import { onClock } from "./clock";
import { deliver } from "./messages/delivery";
import type { Env } from "./env";
import { errorName } from "./shared/error-name";
import { failed, notFound } from "./site/error-pages";
import { startDueRebuild } from "./site/rebuild";
import { media } from "./market/photos/media";
import { drawPhoto } from "./market/photos/publish";
import { isApi, problem } from "./shared/problem";
import { securityHeaders, type Headers } from "./site/release-files";
import { countRequest } from "./site/metrics";
import { settingProblems } from "./settings";

/** The headers of an answer when those of the release cannot be read: they allow nothing (fail closed). */
const STRICTEST: Headers = [
  ["Content-Security-Policy", "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "no-referrer"],
];

const app = new Hono<{ Bindings: Env }>();

// `_headers` covers built files only, so the same headers are added to what the Worker answers.
app.use("*", async (context, next) => {
  await next();
  countRequest(context.env, context.req.raw, context.res.status);
  for (const [name, value] of await securityHeaders(context.env).catch(() => STRICTEST)) context.header(name, value);
});

app.use("*", ({ req }, next) => {
  const refused = refuseLong(req.raw);
  return refused ? Promise.resolve(refused) : next();
});

app.route("/api", api);

/** Redirects an address without a file to the page that the id in it belongs to, or answers with the 404 page. */
async function elsewhere({ env, request }: Context): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const canonical = await canonicalAddress(env, pathname);
  if (canonical === null) return notFound(env, pathname);
  // Browsers must ask again each time, because a slug may be changed and then changed back.
  return new Response(null, {
    status: 301,
    headers: { Location: canonical + search, "Cache-Control": "public, max-age=0, must-revalidate" },
  });
}

const missing = ({ env, request }: Context) => notFound(env, new URL(request.url).pathname);

/** The table of routes outside of /api. Built pages that wrangler.toml does not name never reach the Worker, so the last row gets addresses without a file only. */
export const pageRoutes: Routes = {
  [`${adShell}/:name{[^/]+/*}`]: {
    GET: { who: "anyone", answer: adPage },
    POST: { who: "anyone", rate: "CONTACT_RATE", closedBy: ["read-only"], answer: numberPage },
  },
  [`${sellerShell}/:id`]: { GET: { who: "anyone", answer: sellerPage } },
  // These are the built pages that the Worker fills, under their own addresses, and whatever else is asked for below them.
  [`${adShell}/*`]: { GET: { who: "anyone", answer: missing } },
  [`${sellerShell}/*`]: { GET: { who: "anyone", answer: missing } },
  [routes.home]: { GET: { who: "anyone", answer: frontPage } },
  [routes.usedCars]: { GET: { who: "anyone", answer: usedHomePage } },
  [routes.usedSearch]: { GET: { who: "anyone", answer: searchPage } },
  [`${routes.usedCars}/*`]: { GET: { who: "anyone", answer: landingPageOf } },
  [resultsShell]: { GET: { who: "anyone", answer: resultsPage(usedCars) } },
  [coteShell]: { GET: { who: "anyone", answer: cotePage } },
  [`${coteShell}/*`]: { GET: { who: "anyone", answer: cotePage } },
  [sitemapOfAds]: { GET: { who: "anyone", answer: adSitemap } },
  [sitemapOfLandings]: { GET: { who: "anyone", answer: landingSitemap } },
  "/media/*": { GET: { who: "anyone", answer: async (asked) => (await media(asked)) ?? elsewhere(asked) } },
  "*": { GET: { who: "anyone", answer: elsewhere } },
};
addRoutes(app, pageRoutes);

app.onError((error, { env, req }) => {
  console.error(error.name, error.message, req.path.slice(0, 200));
  if (isApi(req.path)) return problem("unexpected");
  return failed(env, req.header("User-Agent") ?? "");
});

const woken = z.union([
  z.object({ id: z.string() }),
  z.object({ photo: z.string() }),
  z.object({ rebuild: z.literal("due") }),
]);

/** Does what a message of a queue is for. */
function answerWakeUp(env: Env, message: z.infer<typeof woken>): Promise<void> {
  if ("id" in message) return deliver(env, message.id);
  return "photo" in message ? drawPhoto(env, message.photo) : startDueRebuild(env);
}

/** Whether the settings allow work outside of a request. The log is the only place to report why not. */
function isReady(env: Env): boolean {
  const problems = settingProblems(env);
  if (problems.length > 0) console.error(`settings refused: ${problems.join(" ")}`);
  return problems.length === 0;
}

export default {
  fetch: app.fetch,
  /** A queue is only a wake-up: what is not done here, the clock does. */
  async queue(batch: MessageBatch, env: Env): Promise<void> {
    const ready = isReady(env);
    for (const message of batch.messages) {
      const { data } = woken.safeParse(message.body);
      // A failure does not stop the other messages of the batch.
      if (data && ready)
        await answerWakeUp(env, data).catch((error: unknown) => console.error(`woken: ${errorName(error)}`));
      message.ack();
    }
  },
  async scheduled({ cron }: { readonly cron: string }, env: Env): Promise<void> {
    if (isReady(env)) await onClock(env, cron);
  },
};
