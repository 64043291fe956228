/** The flag that deploys, or takes back, the rehearsal of the site (rule: site/staging). */
export const STAGING = "--staging";

/** File of the settings, beside the environment. */
export const settingsFile = (isStaging: boolean): string => (isStaging ? ".env.staging" : ".env");

/** What wrangler.toml says of the site, or of its rehearsal, which comes last in it. */
export function configOf(config: string, isStaging: boolean): string {
  const at = config.search(/^\[env\.staging\]$/m);
  if (at === -1) return isStaging ? "" : config;
  return isStaging ? config.slice(at) : config.slice(0, at);
}

/** Name of the Worker, as wrangler makes it of the name and the environment. */
export function workerName(config: string, isStaging: boolean): string {
  const name = /^name = "([\w-]+)"$/m.exec(config)?.[1] ?? "";
  return isStaging ? `${name}-staging` : name;
}
