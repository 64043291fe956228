import { REFUSALS } from "../../src/contract/guide/review-refusals";
import type { Answer } from "../http/send";
import type { Moderation } from "./moderation";
import { isMessage } from "./receive";
import type { Inbox, Received } from "./store";

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const line = (value: unknown): string =>
  value !== null && typeof value === "object" ? Object.values(value).join(" · ") : String(value);
const shown = (value: unknown) => escaped(Array.isArray(value) ? value.map(line).join("\n") : String(value ?? "—"));

const STATES = { attend: "attend d’être lu", publie: "publié", refuse: "refusé" } as const;
const REASONS: Readonly<Record<(typeof REFUSALS)[number], string>> = {
  injure: "injure",
  contact: "numéro, lien ou publicité",
  promesse_prix: "promesse de prix",
  pas_conduit: "voiture jamais conduite",
  copie: "texte copié",
  autre: "autre raison",
};

/** A review waits until somebody publishes or refuses it; both can be taken back. A report shows the review that it speaks of. */
function decision(one: Received, moderation: Moderation): string {
  const review = moderation.reported(one) ?? one;
  const decided = moderation.stateOf(review);
  if (decided === null) return "";
  const reasons = REFUSALS.map((reason) => `<option value="${reason}">${REASONS[reason]}</option>`).join("");
  const publish = decided.state === "publie" ? "" : `<button name="decision" value="publie">Publier</button> `;
  const refuse =
    decided.state === "refuse"
      ? ""
      : `<select name="motif" aria-label="Raison du refus">${reasons}</select> <button name="decision" value="refuse">Refuser</button>`;
  const state = decided.state === "refuse" ? `${STATES.refuse} (${REASONS[decided.reason]})` : STATES[decided.state];
  return `<form method="post"><input type="hidden" name="avis" value="${escaped(review.key ?? "")}">Avis : ${state}. ${publish}${refuse}</form>`;
}

const card = (one: Received, moderation: Moderation) =>
  `<section><h2>${escaped(one.endpoint)} · ${shown(one.message["reference"])}</h2>${decision(one, moderation)}<dl>${Object.entries(
    one.message,
  )
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${shown(value)}</dd>`)
    .join("")}</dl></section>`;

const STYLE =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}" +
  "dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{opacity:.7}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}";

/** What visitors sent, newest first, for who answers them. */
export function inboxPage(inbox: Inbox, moderation: Moderation): Answer {
  const all = inbox
    .all()
    .filter(({ endpoint }) => isMessage(endpoint))
    .toReversed();
  return {
    status: 200,
    type: "text/html; charset=utf-8",
    body: `<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>Messages reçus</title><meta name="viewport" content="width=device-width"><style>${STYLE}</style><h1>Messages reçus (${all.length})</h1>${all.map((one) => card(one, moderation)).join("")}`,
    cache: "private, no-store",
    headers: {
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      "Referrer-Policy": "no-referrer",
    },
  };
}
