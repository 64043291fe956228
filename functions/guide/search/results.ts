import { normalSearch, type UsedSuggestion } from "../../../src/contract/guide/suggestion";
import type { SmallPicture } from "../../../src/contract/shared/picture";
import type { FoundGroup, FoundPage, FoundRow } from "../../../src/contract/site/found";
import { routes, usedBrand } from "../../../src/routes";
import { slugify } from "../../../src/shared/text/slug";
import { askedIn } from "../../../src/site/search/asked";
import type { Env } from "../../env";
import type { Context, WaitUntil } from "../../shared/context";
import { LACKS, sourcesFor, type UsedCars } from "./find";
import { foundGroups } from "./found-groups";
import { carSearchFor, newCarsFor, withoutRepeat } from "./new-cars";
import { withPictures } from "./with-pictures";

/** Rows of the index in one group: the dealers of a brand, or the articles about it, are not cut. */
const MAX_ROWS = 30;

/** The used cars of a brand have one address, and those of its models others below it. */
const ALL_OF_A_BRAND = new RegExp(`^${usedBrand("[^/?]+")}$`);

/** Pictures of used cars, or none when the database fails: what was found is shown all the same. */
const picturesOrNone = (used: UsedCars, env: Env, groups: readonly FoundGroup[]) =>
  used
    .picturesOf(
      env,
      groups.flatMap(({ kind, rows }) => (kind === "used" ? rows.map(({ path }) => path) : [])),
    )
    .catch((error: unknown) => {
      console.warn("photos des occasions :", String(error));
      return new Map<string, SmallPicture>();
    });

/** Groups in which a brand leads to all its used cars too. @param all of one brand */
function withUsed(groups: readonly FoundGroup[], all: UsedSuggestion | undefined): readonly FoundGroup[] {
  if (!all || all.count === null) return groups;
  const { path, count } = all;
  const own = (row: FoundRow) => (usedBrand(slugify(row.label)) === path ? { ...row, used: { path, count } } : row);
  return groups.map((group) => (group.kind === "brand" ? { ...group, rows: group.rows.map(own) } : group));
}

/** @param asked as `askedIn` reads it */
export async function resultsFor(
  env: Env,
  asked: string,
  waitUntil: WaitUntil,
  usedCars: UsedCars,
): Promise<FoundPage> {
  const search = normalSearch(asked);
  if (search === null) return { asked, groups: [], cars: null, elsewhere: [], lacks: null };
  const { data, used, index } = await sourcesFor(env, search, waitUntil, usedCars.find);
  const found = foundGroups(search, { data: data ?? [], used, index }, MAX_ROWS);
  const [{ among: cars, pictureOf }, photos] = await Promise.all([
    newCarsFor(env, index, asked),
    picturesOrNone(usedCars, env, found),
  ]);
  const allOfBrand = used.find(({ path }) => ALL_OF_A_BRAND.test(path));
  return {
    asked,
    groups: withPictures(withUsed(found, allOfBrand), {
      model: pictureOf,
      used: (path) => photos.get(path),
    }),
    cars: withoutRepeat(cars, found),
    elsewhere: [
      ...(cars ? [] : [{ label: "Dans les voitures neuves", path: carSearchFor(asked), figure: null }]),
      ...(allOfBrand
        ? []
        : [
            {
              label: "Dans les annonces d’occasion",
              path: `${routes.usedSearch}?${new URLSearchParams({ q: asked })}`,
              figure: null,
            },
          ]),
    ],
    lacks: data ? null : LACKS,
  };
}

/** `GET /api/search?q=…`, for visitors who come to the page of results from another page. */
export const answerResults =
  (usedCars: UsedCars) =>
  async ({ env, request, waitUntil }: Context): Promise<Response> => {
    const found = await resultsFor(env, askedIn(new URL(request.url).searchParams), waitUntil, usedCars);
    return Response.json(found, { headers: { "Cache-Control": found.lacks ? "no-store" : "public, max-age=60" } });
  };
