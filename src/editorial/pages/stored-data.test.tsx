import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as choices from "../../shared/stored/choice-keys";
import * as frame from "../../shared/stored/frame-keys";
import { MESSAGE_DAYS } from "../../shared/stored/retention";
import { PHOTO_DATABASE, STORES } from "../../shared/stored/stores";
import * as writing from "../../shared/stored/writing-keys";
import { PROCESSORS } from "../../shared/stored/tables";
import { routes } from "../../routes";
import { StoredData } from "./stored-data";

const html = renderToStaticMarkup(<StoredData />);

// rule: editorial/stored-data
test("the legal page names everything that the site stores in a browser", () => {
  const named = [...html.matchAll(/<code>([^<]+)<\/code>/g)].map(([, name]) => name);
  const kept = [...Object.values({ ...choices, ...frame, ...writing }), ...Object.values(STORES), PHOTO_DATABASE].map(
    (name) => name.replace(/:$/, ":…"),
  );
  for (const name of kept) expect(named).toContain(name);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([PHOTO_DATABASE]); // A database and its store have the same name.
});

// rule: editorial/stored-data
test("the legal page says who else has personal data, and how everybody has theirs given or deleted", () => {
  for (const name of Object.keys(PROCESSORS)) expect(html).toContain(`<dt>${name}</dt>`);
  const rights = html.slice(html.indexOf("demander-vos-donnees"), html.indexOf("sous-traitants"));
  for (const path of [routes.account, routes.contact]) expect(rights).toContain(`href="${path}"`);
});

// rule: editorial/stored-data
test("the legal page states a reason and the actual retention period for all personal data", () => {
  const here = html.slice(0, html.indexOf("demander-vos-donnees"));
  const count = (words: string) => here.split(words).length - 1;
  expect([count("Pourquoi\u00a0:"), count("Durée\u00a0:")]).toEqual([count("<dt>"), count("<dt>")]);
  expect(here).toContain(`${MESSAGE_DAYS}\u00a0jours après la transmission`);
});
