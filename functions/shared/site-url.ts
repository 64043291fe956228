import type { Env } from "../env";

/** The origin for links that leave the site. It is a setting because a request may have come by another host, such as a preview. */
export const siteUrl = ({ SITE_URL }: Env) => SITE_URL;
