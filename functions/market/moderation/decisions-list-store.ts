import * as z from "zod/mini";

const row = z.object({
  at: z.int(),
  operator: z.string(),
  act: z.string(),
  ad_id: z.nullable(z.string()),
  car: z.nullable(z.string()),
  seller_id: z.nullable(z.string()),
  seller: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type DecisionRow = z.infer<typeof row>;

/** Decisions with the car and the seller that they were about, the newest first. */
export async function listDecisions(db: D1Database, most: number): Promise<readonly DecisionRow[]> {
  const { results } = await db
    .prepare(
      `SELECT at, operator, act, ad_id, brand_name || ' ' || model_name || ' ' || year AS car, seller_id, sellers.name AS seller, detail, note
       FROM decisions LEFT JOIN ads ON ads.id = ad_id LEFT JOIN sellers ON sellers.id = seller_id ORDER BY at DESC, decisions.n DESC LIMIT ?`,
    )
    .bind(most)
    .all();
  return z.array(row).parse(results);
}
