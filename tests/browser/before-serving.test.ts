import { expect, test } from "vitest";
import { askAt } from "../../scripts/deploy/ask";
import { Published } from "../../scripts/deploy/published";
import { failures, visitorChecks } from "../../scripts/deploy/smoke";
import { anAddress } from "../support/reference-api";
import { siteUrl } from "../support/visitors";

/** What a deployment looks at before any visitor is given a version, looked at on the site as workerd serves it. */
const published = new Published("dist");
const checks = visitorChecks(published);
/** Asks from a network of its own, so that no other test's requests count against its limits. */
const askFromOwnNetwork = () => askAt(siteUrl, { "CF-Connecting-IP": anAddress() });

// rule: site/smoke
test("the site passes every check of a deployment, of which there are more than forty", async () => {
  expect(checks.length).toBeGreaterThan(40);
  expect(await failures(checks, askFromOwnNetwork(), 1_000)).toEqual([]);
});

// rule: site/smoke
test.each<[string, (path: string, answer: Response) => Response, RegExp]>([
  [
    "a page that fails",
    (path, answer) => (path === "/contactez-nous" ? new Response("", { status: 500 }) : answer),
    /^la page \/contactez-nous : elle répond 500$/,
  ],
  [
    "an answer without the policy",
    (path, answer) => {
      const headers = new Headers(answer.headers);
      if (path === "/api/health") headers.delete("content-security-policy");
      return new Response(answer.body, { status: answer.status, headers });
    },
    /^les en-têtes de sécurité de l’API : Content-Security-Policy/,
  ],
  [
    "scripts of another publication",
    (path, answer) => (/launch-/.test(path) ? new Response("", { status: 404 }) : answer),
    /^les scripts de l’accueil : \/launch-\S+ : code : 404 au lieu de 200$/,
  ],
])("is not given to visitors: %s", async (_, spoil, problem) => {
  const ask = askFromOwnNetwork();
  const spoilt = async (path: string, init?: RequestInit) => spoil(path, await ask(path, init));
  expect(await failures(checks, spoilt, 10)).toEqual([expect.stringMatching(problem)]);
});
