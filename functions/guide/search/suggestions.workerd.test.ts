import { beforeEach, describe, expect, test } from "vitest";
import { anAddress } from "../../../tests/support/reference-api";
import { aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { BROKEN } from "../../../tests/support/workerd/broken-database";
import { answerAt, calls, down } from "../../../tests/support/workerd/outbound";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { API, ask, pass } from "../../../tests/support/workerd/worker";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const row = (id: number) => ({ type: "model", model_name: "RAV4", model_id: id, brand_name: "Toyota" });

let words = "";
/** Each test searches other words, because the cache outlives it. */
beforeEach(() => void (words = `rav ${crypto.randomUUID().slice(0, 8)}`));

const search = () =>
  ask(`/api?${new URLSearchParams({ endpoint: "search_suggestion", search: words }).toString()}`, {
    headers: { "CF-Connecting-IP": anAddress() },
  });
const found = async () => (await (await search()).json()).data;
const proposes = (id: number) => answerAt(API, () => Response.json({ data: [row(id)] }));

// rule: market/used-suggestions
describe("used cars of the typed name", () => {
  test("are proposed beside the catalogue’s rows while their ads are online", async () => {
    answerAt(API, () => Response.json({ data: [] }));
    words = "hyundai tuc";
    expect((await (await search()).json()).used).toEqual([]);
    await aPublishedAd(await aSeller());
    pass(MINUTE);
    expect(await (await search()).json()).toMatchObject({
      data: [],
      used: [
        {
          type: "used",
          label: "Hyundai Tucson d’occasion",
          count: 1,
          path: "/marche-doccasion/hyundai/tucson",
        },
      ],
    });
  });

  test("are left out when the database fails: the catalogue is answered all the same", async () => {
    proposes(7);
    const answer = await ask(
      `/api?${new URLSearchParams({ endpoint: "search_suggestion", search: words }).toString()}`,
      { headers: { "CF-Connecting-IP": anAddress() } },
      { DB: BROKEN },
    );
    expect(await answer.json()).toMatchObject({ data: [row(7)], used: [] });
    expect(takeWarnings()).toEqual([expect.stringContaining("suggestions d’occasions")]);
  });
});

describe("an answer of the catalogue", () => {
  // rule: guide/suggestions
  test("is cached for five minutes, then asked for again", async () => {
    proposes(1);
    expect(await found()).toEqual([row(1)]);
    proposes(2);
    pass(5 * MINUTE - 1_000);
    expect(await found()).toEqual([row(1)]);
    expect(calls).toHaveLength(1);
    pass(2_000);
    expect(await found()).toEqual([row(2)]);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.url).toBe(
      `https://${API}/api.php?endpoint=search_suggestion&search=${words.replace(" ", "+")}&API_KEY=cle-de-workerd`,
    );
  });

  // rule: guide/suggestions
  test("is served for a day while the catalogue is down; then the visitor is told", async () => {
    proposes(1);
    await search();
    answerAt(API, down);
    pass(24 * HOUR - 1_000);
    expect(await found()).toEqual([row(1)]);
    pass(2_000);
    const answer = await search();
    expect([answer.status, (await answer.json()).code]).toEqual([502, "catalogue_down"]);
    expect(takeWarnings()).toEqual(["api.php search_suggestion: TypeError", "api.php search_suggestion: TypeError"]);
  });

  test("that has no data is not cached", async () => {
    answerAt(API, () => Response.json({ data: null }));
    expect((await search()).status).toBe(502);
    proposes(3);
    expect(await found()).toEqual([row(3)]);
    expect(takeWarnings()).toEqual(["api.php search_suggestion: no data"]);
  });

  test("is never taken from where api.php redirects to", async () => {
    answerAt(API, () => new Response(null, { status: 302, headers: { Location: "https://elsewhere.example/" } }));
    expect((await search()).status).toBe(502);
    expect(takeWarnings()).toEqual(["api.php search_suggestion: status 302"]);
  });
});

// rule: site/found-groups
describe("groups", () => {
  const asked = async (text: string) => {
    words = text;
    return (await search()).json();
  };

  test("have the catalogue’s rows, used cars and the index of the release, each row with its figure, and models with their pictures", async () => {
    answerAt(API, () =>
      Response.json({ data: [{ type: "model", model_name: "Tucson", model_id: 13, brand_name: "Hyundai" }] }),
    );
    await aPublishedAd(await aSeller());
    pass(MINUTE);
    expect((await asked("tucson")).groups).toEqual([
      {
        kind: "model",
        rows: [
          {
            label: "Hyundai Tucson",
            path: "/guide-auto/voitures-neuves/marque/hyundai/modele/13-tucson",
            figure: "dès\u00a019,9\u00a0M",
            picture: { width: 320, height: 200, src: "/static/abc/1/tucson.webp", sources: [] },
          },
        ],
      },
      {
        kind: "used",
        rows: [
          {
            label: "Hyundai Tucson d’occasion",
            path: "/marche-doccasion/hyundai/tucson",
            figure: expect.stringMatching(/^\d+ annonces?$/),
          },
        ],
      },
    ]);
  });

  test("answer words that the catalogue does not know", async () => {
    answerAt(API, () => Response.json({ data: [] }));
    const { data, groups } = await asked("assurance");
    expect([data, groups]).toEqual([
      [],
      [
        {
          kind: "guide",
          rows: [
            { label: "Assurer Mon véhicule", path: "/guide-pratique/assurer-mon-vehicule", figure: "4\u00a0guides" },
          ],
        },
      ],
    ]);
  });

  test("come while the catalogue is down, with a sentence that says so, and are not cached", async () => {
    answerAt(API, down);
    words = "douane";
    const answer = await search();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { data, groups, lacks } = await answer.json();
    expect([data, groups[0].kind, lacks]).toEqual([[], "tool", expect.stringContaining("Le catalogue ne répond pas")]);
    expect(takeWarnings()).toEqual(["api.php search_suggestion: TypeError"]);
  });
});
