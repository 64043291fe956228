// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useClosed } from "./closed";
import { SERVED_ID } from "./served";
import { ServedPart } from "./served-part";

const SENTENCE = "Les nouvelles alertes sont fermées pour l’instant.";
function Offer() {
  const closed = useClosed("alerts", "read-only");
  return closed === null ? <button type="button">Créer une alerte</button> : <p>{closed}</p>;
}
const open = () =>
  render(
    <ServedPart place="search" sample={null}>
      <Offer />
    </ServedPart>,
  );
/** The document as the Worker renders it (functions/shared/fill-page.ts). */
function serve(more: object): void {
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = SERVED_ID;
  element.textContent = JSON.stringify({ of: "search", origin: "", value: {}, ...more });
  document.body.append(element);
}
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// rule: site/switches
test("the first render in the browser has the sentence that the Worker rendered in the place of a button", () => {
  serve({ closed: { alerts: SENTENCE }, path: location.pathname });
  open();
  expect(screen.getByText(SENTENCE)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each<[string, object]>([
  ["nothing is closed", {}],
  ["something else is closed", { closed: { photos: "L’envoi de photos est fermé." }, path: location.pathname }],
  [
    "the visitor has come from another page, for which it was read long ago",
    { closed: { alerts: SENTENCE }, path: "/autre" },
  ],
])("the button is there where %s", (_, more) => {
  serve(more);
  open();
  expect(screen.getByRole("button", { name: "Créer une alerte" })).toBeTruthy();
});
