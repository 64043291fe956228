import * as z from "zod/mini";

/** Every answer: `{ "data": … }`; lists add their paging. Rows are parsed one by one, elsewhere. */
export const listEnvelope = z.object({
  data: z.array(z.unknown()),
  /** Rows that match the request, over all pages. */
  total: z.optional(z.int().check(z.nonnegative())),
  page: z.optional(z.int().check(z.positive())),
  par_page: z.optional(z.int().check(z.positive())),
  /** Rows of the whole list, whatever `modifie_depuis` asked: tells a deletion. */
  total_general: z.optional(z.int().check(z.nonnegative())),
});

/** An answer whose data is one object; an empty PHP array stands for an empty object. */
export const objectEnvelope = z.object({
  data: z.union([
    z.record(z.string(), z.unknown()),
    z.pipe(
      z.tuple([]),
      z.transform(() => ({})),
    ),
  ]),
});
