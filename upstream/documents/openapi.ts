import { KEY_HEADER, KEY_PARAMETER } from "../../src/contract/shared/endpoints";
import { type Endpoint, endpointTable, type Shape } from "../endpoint-table";
import { componentOf, components, type Json, refTo } from "./components";
import type { Examples } from "./examples";
import { eachProperty } from "./fields";
import { meaningsOf } from "./meanings/meanings";

const TAGS: Record<Shape, string> = {
  list: "Contenu, par pages",
  whole: "Contenu, en une fois",
  object: "Contenu, en une fois",
  item: "Un seul élément",
  message: "Ce que le site envoie",
};

const integer = (minimum: number, description: string): Json => ({ type: "integer", minimum, description });
const PAGING: Readonly<Record<string, Json>> = {
  total: integer(0, "Lignes qui répondent à la demande, sur toutes les pages."),
  page: integer(1, "Numéro de cette page."),
  par_page: integer(1, "Lignes par page, telles que le serveur les compte."),
  total_general: integer(
    0,
    "Lignes de toute la liste, quoi que demande `modifie_depuis` : dit qu’une ligne a été ôtée.",
  ),
};

const object = (properties: Readonly<Record<string, Json>>): Json => ({
  type: "object",
  properties: { ...properties },
  required: Object.keys(properties),
});

/** What an endpoint answers, around its rows. */
function answerOf(endpoint: Endpoint): Json {
  const row = refTo(componentOf(endpoint));
  const rows: Json = { type: "array", items: row };
  if (endpoint.shape === "list") return object({ data: rows, ...PAGING });
  if (endpoint.shape === "whole") return object({ data: rows });
  if (endpoint.shape === "object") return object({ data: { type: "object", additionalProperties: row } });
  return endpoint.shape === "item" ? object({ data: row }) : refTo("message_garde");
}

const json = (schema: Json, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

const ERRORS = {
  400: "Paramètre inconnu, manquant ou invalide.",
  401: "Clé absente ou fausse.",
  404: "L’élément n’existe pas.",
  422: "Un champ du message n’est pas comme convenu : la phrase le nomme.",
} as const;
const errors = (...statuses: readonly (keyof typeof ERRORS)[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));

const errorsOf = (shape: Shape) =>
  shape === "message" ? errors(400, 401, 422) : shape === "item" ? errors(400, 401, 404) : errors(400, 401);

const IDEMPOTENCY = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "Nom du message, un UUID. Le même message peut être envoyé plusieurs fois : il est gardé une fois.",
  schema: { type: "string" },
};

function operation(endpoint: Endpoint, examples: Examples) {
  const { name, shape, what, parameters } = endpoint;
  const isMessage = shape === "message";
  const example = examples.get(name);
  return {
    operationId: name,
    summary: what,
    tags: [TAGS[shape]],
    parameters: [
      ...parameters.map((one) => ({
        name: one.name,
        in: "query",
        required: one.required,
        description: one.what,
        schema: { type: one.type },
      })),
      ...(isMessage ? [IDEMPOTENCY] : []),
    ],
    ...(isMessage && {
      security: [{ enTete: [] }],
      requestBody: { required: true, content: json(refTo(componentOf(endpoint)), example) },
    }),
    responses: {
      200: {
        description: isMessage ? "Gardé." : what,
        content: json(answerOf(endpoint), isMessage ? undefined : example),
      },
      ...errorsOf(shape),
    },
  };
}

const keyInBody: Json = { type: "string", description: "La clé, comme dans l’en-tête." };

/** A component with the words of its fields; in the body of a message stands the key, too. */
function described(name: string, component: Json): Json {
  const endpoint = endpointTable.find((one) => componentOf(one) === name);
  if (!endpoint) return component;
  const words = meaningsOf(endpoint.name);
  eachProperty(component, (path, property) => {
    const description = words[path];
    if (description) property.description = description;
  });
  if (endpoint.shape !== "message") return component;
  return { ...component, properties: { ...component.properties, [KEY_PARAMETER]: keyInBody } };
}

/** The contract as OpenAPI 3.1. One address answers all endpoints: each path here has its query. */
export function openApi(examples: Examples): object {
  return {
    openapi: "3.1.0",
    info: {
      title: "api.php du guide auto",
      version: "1",
      description: "Écrit par `npm run docs:api`. À lire d’abord : README.md, dans le même dossier.",
    },
    servers: [{ url: "https://exemple.sn", description: "Dossier de api.php" }],
    security: [{ enTete: [], parametre: [] }],
    tags: [...new Set(Object.values(TAGS))].map((name) => ({ name })),
    paths: Object.fromEntries(
      endpointTable.map((endpoint) => [
        `/api.php?endpoint=${endpoint.name}`,
        { [endpoint.method.toLowerCase()]: operation(endpoint, examples) },
      ]),
    ),
    components: {
      securitySchemes: {
        enTete: { type: "apiKey", in: "header", name: KEY_HEADER },
        parametre: { type: "apiKey", in: "query", name: KEY_PARAMETER },
      },
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [
          status,
          { description, content: json(refTo("erreur")) },
        ]),
      ),
      schemas: {
        ...Object.fromEntries([...components()].map(([name, component]) => [name, described(name, component)])),
        erreur: object({ error: { type: "string", description: "Une phrase." } }),
        message_garde: object({ ok: { const: true } }),
      },
    },
  };
}
