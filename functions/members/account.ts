import * as z from "zod/mini";
import { ACCOUNT_SECONDS } from "../../src/shared/stored/retention";
import { askJson } from "../shared/ask-json";
import type { Context } from "../shared/context";
import { cached } from "../shared/edge-cache";
import type { Env } from "../env";
import { sha256Hex } from "../shared/sha-256";

const LOOKUP = "https://identitytoolkit.googleapis.com/v1/accounts:lookup";
/** As long as Google’s keys may take: a member who has written something rather waits than is sent away to send it again. */
const TIMEOUT_MS = 3_000;

const account = z.object({
  localId: z.string(),
  email: z.string(),
  emailVerified: z._default(z.boolean(), false),
  displayName: z.optional(z.string()),
  disabled: z.optional(z.boolean()),
});
const found = z.object({ users: z.tuple([account]) });
/** Error codes meaning that the token is invalid, sometimes followed by a sentence. Any other error is not the member's fault. */
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

/** @returns "gone" for an account that is disabled, deleted or signed out everywhere; "unknown" when there is no valid answer within 3 s */
async function askAccount(
  { LOOKUP_URL, FIREBASE_API_KEY = "" }: Env,
  token: string,
): Promise<Account | "gone" | "unknown"> {
  const url = new URL(LOOKUP_URL || LOOKUP);
  url.search = new URLSearchParams({ key: FIREBASE_API_KEY }).toString();
  const outcome = await askJson(
    url,
    { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ idToken: token }) },
    TIMEOUT_MS,
    [200, 400],
  );
  const user = outcome.ok ? found.safeParse(outcome.value).data?.users[0] : undefined;
  if (user) return user.disabled ? "gone" : user;
  if (outcome.ok && refused.safeParse(outcome.value).success) return "gone";
  console.warn(`accounts:lookup: ${outcome.ok ? "not the agreed answer" : outcome.reason}`);
  return "unknown";
}

/**
 * The account that a valid token belongs to. It is looked up because a token stays valid for up to an hour after its account is gone;
 * the answer is cached for 60 seconds.
 */
export async function accountOf(
  { env, waitUntil }: Pick<Context, "env" | "waitUntil">,
  token: string,
): Promise<Account | "gone" | "unknown"> {
  const url = `https://accounts.local/${await sha256Hex(token)}`;
  return cached<Account, "gone" | "unknown">({ url, schema: account, seconds: ACCOUNT_SECONDS, waitUntil }, () =>
    askAccount(env, token),
  );
}
