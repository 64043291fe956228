/** Key of the reference api.php, which must appear in no response of the site. */
export const KEY = "sentinelle-9f1b7c2e";
export const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-du-site";
/** The webhook secret that is being replaced, and the new one. */
export const REBUILD_SECRETS = [btoa("ancien secret du webhook"), btoa("nouveau secret du webhook")] as const;
