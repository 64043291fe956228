import type { Env } from "../env";

/** What stands before a path of ours that leaves the site. A request may have come by another host: a preview, workers.dev. */
export const siteUrl = ({ SITE_URL }: Env) => SITE_URL;
