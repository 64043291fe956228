/** What operators do for one person who asks for their data or its deletion (`POST /api/ops/person`, `npm run person`). */
import * as z from "zod/mini";

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

export const personOrder = z
  .strictObject({
    act: z.enum(["export", "delete"]),
    email: z.optional(text),
    /** As people type it. */
    phone: z.optional(text),
    /** Of the account, as the provider of accounts names it. */
    uid: z.optional(text),
  })
  .check(
    z.refine(({ email, phone, uid }) => [email, phone, uid].some((one) => one !== undefined), {
      path: ["email"],
      error: "Donnez un e-mail, un téléphone ou l’identifiant d’un compte.",
    }),
  );

const figure = z.int();
export const personReport = z.object({
  /** Table → how many of its rows are about the person. */
  found: z.record(z.string(), figure),
  /** How many files of photos. */
  photos: figure,
  /** Accounts whose data this is; the account itself is deleted at the provider. */
  accounts: z.array(z.string()),
  /** Accounts that published the number in an ad under another address: theirs is that ad, and the rest is not touched. */
  others: z.array(z.string()),
  /** Messages that api.php may have, whose copies there this does not delete unless an account’s. */
  handed: z.array(z.object({ endpoint: z.string(), reference: z.nullable(z.string()) })),
  /** Ads of others whose words name the person, to be read by an operator. */
  mentioned: z.array(z.string()),
  /** Table → rows, for an export. */
  rows: z.optional(z.record(z.string(), z.array(z.record(z.string(), z.unknown())))),
});
export type PersonReport = z.infer<typeof personReport>;
