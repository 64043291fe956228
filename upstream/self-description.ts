import { KEY_HEADER, KEY_PARAMETER } from "../src/contract/shared/endpoints";
import { endpointTable, type Shape } from "./endpoint-table";
import type { Answer } from "./http/send";

const ANSWERS: Record<Shape, string> = {
  list: "data : une page de lignes ; total, page, par_page, total_general",
  whole: "data : toutes les lignes",
  object: "data : un objet par emplacement",
  item: "data : une ligne ; 404 si elle n’existe pas",
  message: "ok : true, et data.reference ; le corps est un objet JSON, gardé une fois par Idempotency-Key",
};

const described = {
  api: "api.php de référence du guide auto",
  adresse: "/api.php?endpoint=…",
  cle: `à chaque appel, dans l’en-tête ${KEY_HEADER} ou le paramètre ${KEY_PARAMETER} (dans le corps d’un POST) ; sans elle : 401`,
  erreurs: "{ error : une phrase }",
  documents: { champs: "docs/api/champs.md", openapi: "docs/api/openapi.json", exemples: "docs/api/exemples/" },
  verifier: "API_KEY=… npm run contract -- ADRESSE",
  endpoints: endpointTable.map(({ name, method, what, parameters, shape }) => ({
    endpoint: name,
    methode: method,
    contenu: what,
    parametres: Object.fromEntries(
      parameters.map((one) => [one.name, one.required ? `${one.what} (obligatoire)` : one.what]),
    ),
    repond: ANSWERS[shape],
  })),
};

/** What the server says of itself at `/`, to whoever has just found it: no key is asked, and none is told. */
export const selfDescription: Answer = {
  status: 200,
  type: "application/json; charset=utf-8",
  body: JSON.stringify(described, null, 2),
};
