import * as z from "zod/mini";

const MAX_PARKINGS = 6;

const parking = z.object({ id: z.string(), name: z.string(), ads: z.int() });

/** Parkings that an operator has verified, those with the most ads first (rule: market/home). */
export async function verifiedParkings(db: D1Database): Promise<z.infer<typeof parking>[]> {
  const { results } = await db
    .prepare(
      "SELECT id, name, online AS ads FROM sellers WHERE verified = 1 AND type = 'parking' AND online > 0 AND blocked_at IS NULL ORDER BY online DESC, id LIMIT ?",
    )
    .bind(MAX_PARKINGS)
    .all();
  return z.array(parking).parse(results);
}
