import * as z from "zod/mini";
import { ACCOUNT_SECONDS } from "../../src/shared/stored/retention";
import { askJson } from "../shared/ask-json";
import type { Env } from "../env";
import { sha256Hex } from "../shared/sha-256";

const LOOKUP = "https://identitytoolkit.googleapis.com/v1/accounts:lookup";
const PATIENCE = 1_500;
const FRESH = ACCOUNT_SECONDS * 1_000;
const AT = "X-Answered-At";

const account = z.object({
  localId: z.string(),
  email: z.string(),
  emailVerified: z._default(z.boolean(), false),
  displayName: z.optional(z.string()),
  disabled: z.optional(z.boolean()),
});
const found = z.object({ users: z.tuple([account]) });
/** What it says of a token, sometimes with a sentence after it; for anything else it says, the member can do nothing. */
const refused = z.object({
  error: z.object({
    message: z
      .string()
      .check(
        z.regex(/^(?:TOKEN_EXPIRED|INVALID_ID_TOKEN|USER_DISABLED|USER_NOT_FOUND|CREDENTIAL_TOO_OLD_LOGIN_AGAIN)\b/),
      ),
  }),
});

export type Account = z.infer<typeof account>;

/** @returns "gone": disabled, deleted, or signed out everywhere; "unknown" when nobody answers within 1.5 s, or not to the point */
async function askAccount(
  { LOOKUP_URL, FIREBASE_API_KEY = "" }: Env,
  token: string,
): Promise<Account | "gone" | "unknown"> {
  const url = new URL(LOOKUP_URL || LOOKUP);
  url.search = new URLSearchParams({ key: FIREBASE_API_KEY }).toString();
  const outcome = await askJson(
    url,
    { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ idToken: token }) },
    PATIENCE,
    [200, 400],
  );
  const user = outcome.ok ? found.safeParse(outcome.value).data?.users[0] : undefined;
  if (user) return user.disabled ? "gone" : user;
  if (outcome.ok && refused.safeParse(outcome.value).success) return "gone";
  console.warn(`accounts:lookup: ${outcome.ok ? "not the agreed answer" : outcome.reason}`);
  return "unknown";
}

/**
 * The account behind a token that is good in itself: such a token outlives its account by up to an hour. An answer stands for
 * 60 seconds.
 */
export async function accountOf(env: Env, token: string): Promise<Account | "gone" | "unknown"> {
  const key = `https://accounts.local/${await sha256Hex(token)}`;
  const kept = await caches.default.match(key);
  const age = Date.now() - Number(kept?.headers.get(AT));
  if (kept && age >= 0 && age < FRESH) return account.parse(await kept.json());
  const now = await askAccount(env, token);
  if (typeof now !== "string")
    await caches.default.put(
      key,
      Response.json(now, { headers: { "Cache-Control": `max-age=${FRESH / 1_000}`, [AT]: String(Date.now()) } }),
    );
  return now;
}
