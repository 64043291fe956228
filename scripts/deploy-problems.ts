import { MIN_OPS_TOKEN_LENGTH } from "../src/contract/members/operators";
import { configOf } from "./deploy/staging";
import { DEMO_KEY, type Environment } from "./env";

const isHttps = (address: string) => address.startsWith("https://");

/**
 * Reasons why these settings are not fit for production, each as a French sentence.
 * @param wranglerToml the text of wrangler.toml
 */
export function deployProblems(
  { apiBase, apiKey, siteUrl, firebase, opsToken }: Environment,
  wranglerToml: string,
  isStaging = false,
): readonly string[] {
  const config = configOf(wranglerToml, isStaging);
  const name = isStaging ? "guide-auto-senegal-staging" : "guide-auto-senegal";
  const problems: string[] = [];
  if (apiBase === null)
    problems.push("API_BASE manque : la démonstration ne se déploie pas, donnez le dossier d’un api.php.");
  else if (!isHttps(apiBase)) problems.push("API_BASE doit commencer par https:// : la clé passerait en clair.");
  if (apiKey === DEMO_KEY) problems.push("API_KEY manque : celle de la démonstration n’ouvre rien.");
  if (!isHttps(siteUrl))
    problems.push("SITE_URL doit être l’adresse publique du site, en https:// : elle est écrite dans chaque page.");
  if (opsToken === "")
    problems.push("OPS_TOKEN manque : une version est essayée avec le jeton des exploitants avant d’être servie.");
  else if (opsToken.length < MIN_OPS_TOKEN_LENGTH)
    problems.push(
      `OPS_TOKEN doit avoir au moins ${MIN_OPS_TOKEN_LENGTH} caractères : le site déployé refuse un jeton plus court.`,
    );
  if (firebase === null)
    problems.push(
      "FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN et FIREBASE_PROJECT_ID manquent : les comptes de la démonstration ne se déploient pas.",
    );
  if (!/^database_id = "(?!0{8}-)[\da-f]{8}-[\da-f-]{27}"$/m.test(config))
    problems.push(
      `wrangler.toml ne nomme pas de base D1 : lancez « npx wrangler d1 create ${name} » et mettez son database_id à la place des zéros.`,
    );
  if (!/^MODE = "production"$/m.test(config)) problems.push('wrangler.toml doit dire MODE = "production".');
  return problems;
}
