/**
 * Quirks of api.php, absorbed once (rule: site/lenient-values). Every wire schema is built of these.
 */
import * as z from "zod/mini";
import { decodeEntities } from "../guide/entities";
import { frenchSpaces } from "../shared/french-spaces";
import { parseAmount } from "../shared/price-text";

/** An identifier: 12 or "12". */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.positive(), z.lte(999_999_999))),
);

const shown = (value: string) => frenchSpaces(decodeEntities(value).trim());

/** Visible text: HTML entities decoded (`Citro&euml;n`), trimmed, with French spaces, never empty. */
export const text = z.pipe(z.string(), z.pipe(z.transform(shown), z.string().check(z.minLength(1))));

/** Text that may be missing: null, absent and "" are all null. */
export const optionalText = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value) => (value ? shown(value) || null : null)),
);

/** HTML kept as sent: it is sanitised by the plugin, not here. */
export const html = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value) => value ?? ""),
);

/** Boolean-like: 0, 1, true, false, as text or boolean (rule: site/lenient-values). Absent is false. */
export const flag = z.pipe(
  z.optional(z.nullable(z.union([z.boolean(), z.literal([0, 1]), z.literal(["0", "1", "true", "false"])]))),
  z.transform((value) => value === true || value === 1 || value === "1" || value === "true"),
);

/** Whole francs CFA: 12900000, "12.900.000 FCA", "12 900 000"; 0, "", "NC", null and less than nothing are null. */
export const money = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.string()]))),
  z.transform((value) =>
    typeof value === "string" ? parseAmount(value) : value && value > 0 ? Math.round(value) || null : null,
  ),
);

/** A measured figure: 5.6, "5.6", "5,6"; null or "" when unknown. */
export const figure = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.string().check(z.regex(/^(?:\d{1,9}(?:[.,]\d{1,4})?)?$/))]))),
  z.transform((value) => {
    if (value === null || value === undefined || value === "") return null;
    return typeof value === "number" ? value : Number(value.replace(",", "."));
  }),
);

/**
 * Day or instant, kept as ISO 8601 text: 2026-11-21 or 2026-11-21T08:30:00Z. WordPress writes 2026-11-21 08:30:00, the
 * hour of the clock on the wall: in Senegal that of Greenwich all year.
 */
export const isoDate = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/, "$1T$2Z")),
    z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z)?$/),
      z.refine((value) => !Number.isNaN(Date.parse(value))),
    ),
  ),
);
export const optionalDate = z.pipe(
  z.optional(z.nullable(z.union([isoDate, z.literal("")]))),
  z.transform((value) => value || null),
);

/** A list that may be missing or null: then empty. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.optional(z.nullable(z.array(item))),
    z.transform((value) => value ?? []),
  );

/** A picture on the API host: an absolute URL or a path from its root. */
export const photo = z.object({
  url: z.string().check(z.regex(/^(?:https?:\/\/|\/)[^\s"<>]+$/)),
  legende: optionalText,
  type: z._default(z.enum(["exterieur", "interieur", "couleur"]), "exterieur"),
});
