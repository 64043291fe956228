import { normalSearch } from "../../../src/contract/guide/suggestion";
import type { FoundGroup, FoundPage } from "../../../src/contract/site/found";
import { addressed, routes } from "../../../src/routes";
import { askedIn } from "../../../src/site/search/asked";
import type { Env } from "../../env";
import type { Context, WaitUntil } from "../../shared/context";
import { type FindUsed, LACKS, sourcesFor } from "./find";
import { foundGroups } from "./found-groups";
import { carSearchFor, newCarsFor } from "./new-cars";

/** Rows of the index in one group. */
const MAX_ROWS = 12;

const withPictures = (
  groups: readonly FoundGroup[],
  pictures: Awaited<ReturnType<typeof newCarsFor>>["pictures"],
): readonly FoundGroup[] =>
  groups.map((group) =>
    group.kind === "model"
      ? {
          ...group,
          rows: group.rows.map((row) => ({ ...row, picture: pictures.get(Number(addressed(row.path)?.id)) ?? null })),
        }
      : group,
  );

/** @param asked as `askedIn` reads it */
export async function resultsFor(
  env: Env,
  asked: string,
  waitUntil: WaitUntil,
  findUsed: FindUsed,
): Promise<FoundPage> {
  const search = normalSearch(asked);
  if (search === null) return { asked, groups: [], cars: null, elsewhere: [], lacks: null };
  const { data, used, index } = await sourcesFor(env, search, waitUntil, findUsed);
  const { among: cars, pictures } = await newCarsFor(env, index, asked);
  return {
    asked,
    groups: withPictures(foundGroups(search, { data: data ?? [], used, index }, MAX_ROWS), pictures),
    cars,
    elsewhere: [
      ...(cars ? [] : [{ label: "Dans les voitures neuves", path: carSearchFor(asked), figure: null }]),
      {
        label: "Dans les annonces d’occasion",
        path: `${routes.usedSearch}?${new URLSearchParams({ q: asked })}`,
        figure: null,
      },
    ],
    lacks: data ? null : LACKS,
  };
}

/** `GET /api/search?q=…`, for visitors who come to the page of results from another page. */
export const answerResults =
  (findUsed: FindUsed) =>
  async ({ env, request, waitUntil }: Context): Promise<Response> => {
    const found = await resultsFor(env, askedIn(new URL(request.url).searchParams), waitUntil, findUsed);
    return Response.json(found, { headers: { "Cache-Control": found.lacks ? "no-store" : "public, max-age=60" } });
  };
