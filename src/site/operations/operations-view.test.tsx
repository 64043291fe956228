// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Overview } from "../../contract/site/operations";
import { OperationsView } from "./operations-view";

const NOW = Date.UTC(2026, 10, 26, 6, 30);
const MINUTE = 60_000;
const WELL: Overview = {
  now: NOW,
  release: "v1",
  parts: [
    { part: "base de données", ok: true, essential: true, said: "se lit", limit: "les annonces se lisent" },
    { part: "api.php", ok: true, essential: false, said: "répond", limit: "répond en 1,5 s" },
  ],
  told: true,
  incidents: [],
  jobs: [
    { part: "messages", clock: "minute", good_at: NOW - 2 * MINUTE, failing: false },
    { part: "purge des visites", clock: "night", good_at: null, failing: true },
  ],
  failures: [],
  reports: [],
  errors: [],
  counts: [
    { day: "2026-11-25", kind: "pages", end: "ok", requests: 1_240 },
    { day: "2026-11-25", kind: "recherches", end: "failed", requests: 3 },
    { day: "2026-11-26", kind: "demandes", end: "ok", requests: 7 },
  ],
};

afterEach(cleanup);

const opened = (shown: Overview = WELL) => void render(<OperationsView seen={shown} />);
const section = (name: RegExp) => within(screen.getByRole("region", { name }));

// rule: site/operations
test("what is beyond its limit comes first, with the limit, and says whether the site suffers", () => {
  const [database, api] = WELL.parts;
  if (!database || !api) throw new Error("no parts");
  opened({ ...WELL, parts: [api, { ...database, ok: false, said: "ne répond pas" }] });
  const parts = section(/Santé : 1 partie hors de sa limite/).getAllByRole("listitem");
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    "base de donnéesHors limite, le site en souffre : ne répond pasLimite\u00a0: les annonces se lisent",
    "api.phprépondLimite\u00a0: répond en 1,5 s",
  ]);
});

test("an incident says when, what was found, and what operators were told of it", () => {
  const incident = { id: "1", part: "api.php", limit: "répond", said: "ne répond pas", began_at: NOW - 9 * MINUTE };
  opened({
    ...WELL,
    incidents: [
      { ...incident, sure: true, over_at: null, told: "nothing" },
      { ...incident, id: "2", sure: true, over_at: NOW - 3 * MINUTE, told: "over" },
      { ...incident, id: "3", sure: false, over_at: null, told: "nothing" },
    ],
  });
  const texts = section(/Pannes signalées/)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(texts[0]).toContain("Depuis le 26 novembre 2026 à 06:21\u00a0: ne répond paspas encore signalé");
  expect(texts[1]).toContain("Du 26 novembre 2026 à 06:21 au 26 novembre 2026 à 06:27");
  expect(texts[1]).toContain("début et fin signalés");
  expect(texts[2]).toContain("rien n’est encore signalé");
});

test("each job of the clock has its last good run, and one that fails says so", () => {
  opened({
    ...WELL,
    failures: [{ part: "purge des visites", failed_at: NOW, times: 3, reason: "Error: D1_ERROR" }],
  });
  const clock = section(/Horloge/);
  expect(clock.getByRole("row", { name: /^messages chaque minute il\sy\sa\s2/ })).toBeTruthy();
  expect(clock.getByRole("row", { name: /^purge des visites chaque nuit En panne\.\s*jamais$/ })).toBeTruthy();
  expect(clock.getByText(/3 fois en tout, la dernière le 26 novembre 2026 à 06:30/)).toBeTruthy();
});

test("what browsers refused says what, where, and how often", () => {
  const report = { directive: "script-src-elem", blocked: "https://pub.exemple", page: "/marche-doccasion" };
  opened({ ...WELL, reports: [{ ...report, first_at: NOW - 9 * MINUTE, last_at: NOW, times: 4 }] });
  expect(section(/Ce que les navigateurs/).getByRole("listitem").textContent).toBe(
    "script-src-elem\u00a0: https://pub.exempleSur /marche-doccasion4 fois au moins, du 26 novembre 2026 à 06:21 au 26 novembre 2026 à 06:30",
  );
});

// rule: site/script-errors
test("an error of a script says which, where, and how often", () => {
  const error = { error: "TypeError", place: "app-1f2e3d.js:1:2345", page: "/" };
  opened({ ...WELL, errors: [{ ...error, first_at: NOW, last_at: NOW, times: 1 }] });
  expect(section(/Erreurs de nos scripts/).getByRole("listitem").textContent).toBe(
    "TypeError\u00a0: app-1f2e3d.js:1:2345Sur l’accueilUne fois, le 26 novembre 2026 à 06:30",
  );
});

test("requests are counted by day and by kind, in words as well as in bars", () => {
  opened();
  const counts = section(/Demandes reçues/);
  expect(counts.getByRole("row", { name: /^25\snov\.\s2026 1\.240 0 3$/ })).toBeTruthy();
  expect(counts.getByRole("row", { name: "Demandes d’aide 7 0 0" })).toBeTruthy();
  expect(counts.getByRole("row", { name: "Recherches et suggestions 0 0 3" })).toBeTruthy();
});

test("a part that cannot be read hides none of the others, and what is not set up is said", () => {
  opened({
    ...WELL,
    told: false,
    incidents: null,
    jobs: null,
    failures: null,
    reports: null,
    errors: null,
    counts: "unset",
  });
  expect(screen.getByText(/tout est dans ses limites/)).toBeTruthy();
  expect(screen.getAllByText("Cette partie n’a pas pu être lue.")).toHaveLength(4);
  expect(screen.getByText(/Personne n’est prévenu/)).toBeTruthy();
  expect(screen.getByText(/METRICS_TOKEN ne sont pas donnés/)).toBeTruthy();
});
