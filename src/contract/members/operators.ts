/** Operators of the site: their roles and rights (rule: members/roles), shared by the Worker, the pages of operators and `npm run operators`. */
import * as z from "zod/mini";
import { email, required } from "../shared/fields";

/** A deployed Worker refuses a shorter token of scripts (rule: members/script-token). */
export const MIN_OPS_TOKEN_LENGTH = 32;

/** What an address of /api/ops is for: "ads", moderation; "leads", the desk of requests; "site", what waits, its health and the journal; "operators", who has a role. */
export const RIGHTS = ["ads", "leads", "site", "operators"] as const;
export type Right = (typeof RIGHTS)[number];

/** Role → its French name, and its rights. Nobody's role names operators: the token of scripts does. */
export const ROLES = {
  moderation: { name: "Modération", rights: ["ads"] },
  demandes: { name: "Bureau des demandes", rights: ["leads"] },
  proprietaire: { name: "Propriétaire", rights: ["ads", "leads", "site"] },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly rights: readonly Right[] }>>;
export const ROLE_NAMES = ["moderation", "demandes", "proprietaire"] as const satisfies readonly (keyof typeof ROLES)[];
export type Role = (typeof ROLE_NAMES)[number];

/** The name under which the token of scripts acts. No operator may have it. */
export const SCRIPT = "script";

const nameText = required("Donnez un nom.", 60);

/** `POST /api/ops/operators`: an account is the uid of the provider of accounts, or an e-mail address in small letters. */
export const newOperator = z.strictObject({
  account: z.union(
    [
      z.pipe(
        email,
        z.transform((address) => address.toLowerCase()),
      ),
      z.string().check(z.regex(/^[\w-]{6,128}$/)),
    ],
    "Donnez l’adresse e-mail du compte, ou son identifiant.",
  ),
  role: z.enum(ROLE_NAMES, "Choisissez un rôle."),
  name: nameText.check(
    z.refine((name) => name.toLowerCase() !== SCRIPT, "Ce nom est celui du jeton."),
    z.refine((name) => !name.includes("\n"), "Donnez un nom d’une ligne."),
  ),
});
export type NewOperator = z.infer<typeof newOperator>;

const namedOperator = z.object({
  account: z.string(),
  role: z.enum(ROLE_NAMES),
  name: z.string(),
  since: z.string(),
  named_by: z.string(),
});
/** `GET /api/ops/operators` */
export const namedOperators = z.object({ operators: z.array(namedOperator) });
export type NamedOperator = z.infer<typeof namedOperator>;

/** `GET /api/ops/me`: who asks, and what they may do. */
export const operatorSelf = z.object({
  name: z.string(),
  /** Null for the token of scripts. */
  role: z.nullable(z.enum(ROLE_NAMES)),
  rights: z.array(z.enum(RIGHTS)),
});
export type OperatorSelf = z.infer<typeof operatorSelf>;
