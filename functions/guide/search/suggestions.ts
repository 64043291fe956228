import { normalSearch } from "../../../src/contract/guide/suggestion";
import { SUGGESTIONS } from "../../../src/contract/wire/suggestion";
import type { Context } from "../../shared/context";
import { problem } from "../../shared/problem";
import { type FindUsed, LACKS, sourcesFor } from "./find";
import { foundGroups } from "./found-groups";
import { newCarsFor } from "./new-cars";
import { withPictures } from "./with-pictures";

/** Rows of the index in one group. */
const MAX_ROWS = 4;

/**
 * `GET /api?endpoint=search_suggestion&search=…` (rule: guide/suggestions, site/found-groups). `data` are the rows of api.php and `used` the models of
 * which used cars are online, as pages of earlier publications read them; `groups` has them too, and all else that was found, in the order in which it
 * is shown, models with their pictures. While api.php is down the groups are answered without its rows, and `lacks` says so.
 */
export const suggestions =
  (findUsed: FindUsed) =>
  async ({ env, request, waitUntil }: Context): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get("endpoint") !== SUGGESTIONS) return problem("unknown_address");
    const search = normalSearch(searchParams.get("search") ?? "");
    if (search === null) return problem("bad_search");
    const { data, used, index } = await sourcesFor(env, search, waitUntil, findUsed);
    const found = foundGroups(search, { data: data ?? [], used, index }, MAX_ROWS);
    const { pictureOf } = await newCarsFor(env, index, null);
    const groups = withPictures(found, { model: pictureOf });
    if (data) return Response.json({ data, used, groups }, { headers: { "Cache-Control": "public, max-age=60" } });
    if (groups.length === 0) return problem("catalogue_down", { "Retry-After": "30" });
    return Response.json({ data: [], used, groups, lacks: LACKS }, { headers: { "Cache-Control": "no-store" } });
  };
