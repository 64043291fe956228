/** Reasons why an endpoint cannot be used. */
export type ProblemCode =
  | "refused"
  | "dns"
  | "tls"
  | "timeout"
  | "network"
  | "redirect"
  | "http"
  | "unauthorized"
  | "too-large"
  | "not-json"
  | "envelope"
  | "incomplete"
  | "bad-rows"
  | "shrunk"
  | "empty";

/** An expected failure. The message is a French sentence of this plugin for the owner, and never contains a message of the network or of the server. */
export interface Problem {
  code: ProblemCode;
  endpoint: string;
  message: string;
  /** HTTP status, when it is the reason why the response was refused. */
  status?: number;
}

export type Result<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

const SENTENCES: Record<ProblemCode, string> = {
  refused: "connexion refusée",
  dns: "nom de serveur introuvable",
  tls: "certificat du serveur refusé",
  timeout: "réponse trop lente",
  network: "connexion interrompue",
  redirect: "redirection refusée",
  http: "réponse HTTP inattendue",
  unauthorized: "clé API refusée",
  "too-large": "réponse trop volumineuse",
  "not-json": "la réponse n’est pas du JSON",
  envelope: "la réponse n’a pas la forme attendue",
  incomplete: "liste incomplète",
  "bad-rows": "trop de lignes illisibles",
  shrunk: "trop de lignes ont disparu",
  empty: "liste vide",
};

export function failure(endpoint: string, code: ProblemCode, detail?: string): { ok: false; problem: Problem } {
  return {
    ok: false,
    problem: { code, endpoint, message: detail ? `${SENTENCES[code]} (${detail})` : SENTENCES[code] },
  };
}
