import type { Answer } from "../http/send";
import type { Moderation } from "./moderation";
import { isMessage } from "./receive";
import type { Inbox, Received } from "./store";

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const shown = (value: unknown) => escaped(Array.isArray(value) ? value.join(", ") : String(value ?? "—"));

const STATES = { attend: "attend d’être lu", publie: "publié", refuse: "refusé" } as const;

/** A review waits until somebody publishes or refuses it; both can be taken back. */
function decision(one: Received, moderation: Moderation): string {
  const state = moderation.stateOf(one);
  if (state === null) return "";
  const button = (word: string, text: string) => (state === word ? "" : `<button name="decision" value="${word}">${text}</button> `);
  return `<form method="post"><input type="hidden" name="avis" value="${escaped(one.key ?? "")}">Avis : ${STATES[state]}. ${button("publie", "Publier")}${button("refuse", "Refuser")}</form>`;
}

const card = (one: Received, moderation: Moderation) =>
  `<section><h2>${escaped(one.endpoint)} · ${shown(one.message["reference"])}</h2>${decision(one, moderation)}<dl>${Object.entries(one.message)
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${shown(value)}</dd>`)
    .join("")}</dl></section>`;

const STYLE =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}" +
  "dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{opacity:.7}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}";

/** What visitors sent, newest first, for who answers them. */
export function inboxPage(inbox: Inbox, moderation: Moderation): Answer {
  const all = inbox.all().filter(({ endpoint }) => isMessage(endpoint)).toReversed();
  return {
    status: 200,
    type: "text/html; charset=utf-8",
    body: `<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>Messages reçus</title><meta name="viewport" content="width=device-width"><style>${STYLE}</style><h1>Messages reçus (${all.length})</h1>${all.map((one) => card(one, moderation)).join("")}`,
    cache: "private, no-store",
    headers: { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'", "Referrer-Policy": "no-referrer" },
  };
}
