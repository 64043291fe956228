import { type Endpoint, endpointTable } from "../endpoint-table";
import { componentOf, components } from "./components";
import { type Examples, rowsIn, valueAt } from "./examples";
import { type Field, fieldsOf, typeWords } from "./fields";
import { listOfItem, meanings } from "./meanings/meanings";
import { namedTypes } from "./types";

const MAX_EXAMPLE_LENGTH = 40;

const cell = (text: string) => text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(...head), row(...head.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n");

function exampleText(value: unknown): string {
  if (value === undefined) return "";
  const text = JSON.stringify(value);
  const isLong = text.length > MAX_EXAMPLE_LENGTH;
  // A list or an object whose fields have rows of their own is seen in the example.
  if (isLong && typeof value === "object") return "";
  return `\`${isLong ? `${text.slice(0, MAX_EXAMPLE_LENGTH).replaceAll("`", "")}…` : text}\``;
}

/** The fields that the tables show of an endpoint: of an item, those that its list does not have. */
export function shownFields({ name }: Pick<Endpoint, "name">): readonly Field[] {
  const all = components();
  const of = (one: Endpoint["name"]) => fieldsOf(all.get(componentOf({ name: one })) ?? {});
  const list = listOfItem(name);
  if (!list) return of(name);
  const known = new Set(of(list).map(({ path }) => path));
  return of(name).filter(({ path }) => !known.has(path));
}

const SHAPES: Record<Endpoint["shape"], string> = {
  list: "répond une page de lignes",
  whole: "répond toutes les lignes",
  object: "répond un objet par emplacement",
  item: "répond une ligne",
  message: "prend un objet JSON",
};

function section(endpoint: Endpoint, examples: Examples): string {
  const { name, method, shape, what, parameters } = endpoint;
  const rows = rowsIn(examples.get(name) ?? {}, shape);
  const fields = shownFields(endpoint);
  const list = listOfItem(name);
  const lines = fields.map(({ path, json, required }) => [
    `\`${path}\``,
    typeWords(json),
    required,
    meanings[name][path] ?? "",
    exampleText(valueAt(rows, path)),
  ]);
  const named = parameters.map((one) => `\`${one.name}\` (${one.what}${one.required ? ", obligatoire" : ""})`);
  return [
    `### ${name}`,
    `${what.charAt(0).toUpperCase()}${what.slice(1)}. \`${method}\`, ${SHAPES[shape]} : [exemple](exemples/${name}.json).`,
    ...(named.length > 0 ? [`Paramètres : ${named.join(" ; ")}.`] : []),
    ...(list ? [`Les champs de [${list}](#${list})${lines.length > 0 ? ", et :" : "."}`] : []),
    ...(lines.length > 0 ? [table(["champ", "type", "obligatoire", "sens", "exemple"], lines)] : []),
  ].join("\n\n");
}

const PARTS: readonly { readonly title: string; readonly has: (shape: Endpoint["shape"]) => boolean }[] = [
  { title: "Ce que le site lit", has: (shape) => ["list", "whole", "object"].includes(shape) },
  { title: "Un seul élément : le site ne le demande pas", has: (shape) => shape === "item" },
  { title: "Ce que le site envoie", has: (shape) => shape === "message" },
];

/** `champs.md`: each endpoint with its fields, in French. */
export function fieldsPage(examples: Examples): string {
  const parts = PARTS.map(({ title, has }) => ({ title, of: endpointTable.filter(({ shape }) => has(shape)) }));
  const contents = parts.map(
    ({ title, of }) => `- ${title} : ${of.map(({ name }) => `[${name}](#${name})`).join(", ")}`,
  );
  return (
    [
      "# Les champs d’api.php",
      "Écrit par `npm run docs:api` à partir des schémas qui jugent les lignes : ne pas modifier à la main. Ce qui vaut pour tous les appels est dans [README](README.md).",
      contents.join("\n"),
      "## Types",
      table(
        ["type", "ce qui est lu"],
        namedTypes.map(([, { title, description }]) => [title, description]),
      ),
      "« Obligatoire » : sans ce champ, la ligne est laissée de côté, ou le message n’est pas envoyé. Un champ d’une ligne qui n’est pas nommé ici est ignoré ; un message n’en a pas d’autres.",
      ...parts.flatMap(({ title, of }) => [`## ${title}`, ...of.map((endpoint) => section(endpoint, examples))]),
      "",
    ]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}
