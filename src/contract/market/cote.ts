/** What the used cars of a model are estimated at, as the Worker answers it: `GET /api/ads/cote?path=/cote/toyota/rav4?annee=2017`. Prices are in whole francs CFA. */
import * as z from "zod/mini";
import { adCard } from "./ad";
import { estimate } from "./estimate";

const text = z.string();
const figure = z.int().check(z.nonnegative());
const link = z.object({ label: text, path: text });

/** A model in a list. Of its fields, all but the link are absent from answers of versions before them. */
const listed = z.extend(link, {
  key: z.optional(text),
  /** Without that of its brand. */
  name: z.optional(text),
  /** What its row shows: the estimate of the usual car of the middle year, at the mileage that is usual at its age, between what half of such cars are asked for, how many ads it comes from, and the photo of one that is online. */
  car: z.optional(
    z.object({
      year: figure,
      value: figure,
      km: z.optional(figure),
      low: z.optional(figure),
      high: z.optional(figure),
      n: figure,
      cover: z.nullable(text),
    }),
  ),
});
export type ListedCote = z.infer<typeof listed>;
const links = z.array(z.object({ title: text, links: z.array(listed) }));
const head = z.object({ title: text, description: text });
const crumbs = z.array(link);

/** A drawing of what cars of each year are asked for: coordinates in a box of `width` by `height`. */
const drawing = z.object({
  width: figure,
  height: figure,
  /** Path data of the range of half of the cars, and of the line of estimates. */
  area: text,
  line: text,
  points: z.array(z.object({ x: z.number(), y: z.number() })),
  /** Lines of whole millions, each with its label, and the labels of years. */
  prices: z.array(z.object({ y: z.number(), label: text })),
  years: z.array(z.object({ x: z.number(), label: text })),
});
export type CoteDrawing = z.infer<typeof drawing>;

const coteModel = z.object({
  kind: z.literal("model"),
  title: text,
  head,
  crumbs,
  /** How many ads it comes from. */
  n: figure,
  /** The usual car of the model, in words; the estimates are of such a car. */
  usual: text,
  /**
   * The car whose estimate stands first, with the name of its model alone: of the year, the mileage, the gearbox and the energy that the address asks for,
   * else the usual one of the middle year. Its estimate is null where the ads say too little of it. Absent from answers of versions before it.
   */
  asked: z.optional(
    z.object({
      name: text,
      year: figure,
      km: figure,
      estimate: z.nullable(estimate),
      /** Absent from answers of versions before the form asked for a gearbox and an energy: that car in words, its keys, the keys that the ads tell apart, and the photo of an ad of the model that is online. */
      words: z.optional(text),
      gearbox: z.optional(text),
      energy: z.optional(text),
      gearboxes: z.optional(z.array(text)),
      energies: z.optional(z.array(text)),
      cover: z.optional(z.nullable(text)),
    }),
  ),
  /** The newest year first; a year is left out where its ads say too little. */
  years: z.array(
    z.extend(estimate, {
      year: figure,
      /** Kilometres that are usual at its age, of which the estimate is. */
      km: figure,
    }),
  ),
  /** What a car of the asked year is estimated at by its mileage, that of the asked one among others. */
  mileages: z.object({ year: figure, list: z.array(z.object({ km: figure, value: figure })) }),
  /** What changes a value, the strongest first, in percent of it. */
  effects: z.array(z.object({ label: text, percent: z.int() })),
  /** What a car of the asked year was estimated at in each month (ISO), the oldest first; one month says nothing. */
  trend: z.array(z.object({ month: text, value: figure })),
  drawing: z.nullable(drawing),
  ads: z.array(adCard),
  /** The used cars of the model: their page, and their search as an alert names it; and the model in the guide of new cars. */
  used: text,
  search: text,
  guide: z.nullable(link),
  neighbours: links,
});
export type CoteModel = z.infer<typeof coteModel>;

/** The list of all models that are estimated, by brand. */
const coteList = z.object({
  kind: z.literal("list"),
  title: text,
  head,
  crumbs,
  brands: z.array(z.object({ title: text, key: z.optional(text), links: z.array(listed) })),
});
export type CoteList = z.infer<typeof coteList>;

export const cote = z.discriminatedUnion("kind", [coteModel, coteList]);
export type Cote = z.infer<typeof cote>;
