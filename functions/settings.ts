import type { Env } from "./env";
import { MIN_OPS_TOKEN_LENGTH } from "../src/contract/members/operators";
import { email } from "../src/contract/shared/fields";
import { secretsIn } from "./shared/secrets-in";
import { pushKeysOf } from "./shared/web-push";
import { alertEmails } from "./shared/told-by";
import { isWebhookSecret } from "./site/webhook";

/** Cloudflare's documented test secrets, which give one answer to every token (developers.cloudflare.com/turnstile/troubleshooting/testing). */
const DUMMY_SECRET = /^[123]x0+AA$/;

const isHttps = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) && new URL(address).protocol === "https:";
const isLoopback = (address: string) =>
  URL.canParse(address) && /^http:\/\/127\.\d+\.\d+\.\d+(?::|$)/.test(new URL(address).origin);
/** Firebase reserves these project names for emulators: no such project exists on its servers. */
const isDemo = (project: string | undefined) => project?.startsWith("demo-") ?? false;

type SettingProblem =
  | "site_url_not_https"
  | "api_base_not_https"
  | "deploy_hook_not_https"
  | "ops_token_short"
  | "alert_hook_not_https"
  | "alert_secret_unreadable"
  | "alert_emails_unreadable"
  | "turnstile_secret_dummy"
  | "turnstile_url_not_loopback"
  | "turnstile_url_not_local"
  | "accounts_url_not_loopback"
  | "accounts_url_not_demo"
  | "accounts_url_not_local"
  | "accounts_project_demo"
  | "push_key_unreadable";

/**
 * Reasons why the Worker refuses its settings, some of which are for local development only. Any mode but "local" is held to production's
 * rules, so that a forgotten MODE opens nothing. Only codes are returned, never the value of a secret.
 */
export function settingProblems({
  MODE,
  SITE_URL,
  API_BASE,
  DEPLOY_HOOK_URL,
  OPS_TOKEN,
  ALERT_HOOK_URL,
  ALERT_HOOK_SECRET,
  ALERT_EMAILS,
  TURNSTILE_SECRET,
  TURNSTILE_URL,
  FIREBASE_PROJECT_ID,
  JWKS_URL,
  LOOKUP_URL,
  PUSH_KEY,
}: Env): readonly SettingProblem[] {
  const problems: SettingProblem[] = [];
  const accounts = [JWKS_URL, LOOKUP_URL].flatMap((address) => address || []);
  if (PUSH_KEY && pushKeysOf({ PUSH_KEY }).length === 0) problems.push("push_key_unreadable");
  if (ALERT_HOOK_SECRET && !isWebhookSecret(ALERT_HOOK_SECRET)) problems.push("alert_secret_unreadable");
  if (!alertEmails({ ALERT_EMAILS }).every((address) => email.safeParse(address).success))
    problems.push("alert_emails_unreadable");
  if (MODE === "local") {
    if (TURNSTILE_URL && !isLoopback(TURNSTILE_URL)) problems.push("turnstile_url_not_loopback");
    if (!accounts.every(isLoopback)) problems.push("accounts_url_not_loopback");
    if (accounts.length > 0 && !isDemo(FIREBASE_PROJECT_ID)) problems.push("accounts_url_not_demo");
    return problems;
  }
  if (!isHttps(SITE_URL)) problems.push("site_url_not_https");
  if (!isHttps(API_BASE)) problems.push("api_base_not_https");
  if (DEPLOY_HOOK_URL && !isHttps(DEPLOY_HOOK_URL)) problems.push("deploy_hook_not_https");
  if (secretsIn(OPS_TOKEN ?? "").some((token) => token.length < MIN_OPS_TOKEN_LENGTH)) problems.push("ops_token_short");
  if (ALERT_HOOK_URL && !isHttps(ALERT_HOOK_URL)) problems.push("alert_hook_not_https");
  if (TURNSTILE_SECRET && DUMMY_SECRET.test(TURNSTILE_SECRET)) problems.push("turnstile_secret_dummy");
  if (TURNSTILE_URL) problems.push("turnstile_url_not_local");
  if (accounts.length > 0) problems.push("accounts_url_not_local");
  if (isDemo(FIREBASE_PROJECT_ID)) problems.push("accounts_project_demo");
  return problems;
}
