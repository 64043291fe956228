import { SECRETS } from "./sentinels";

/** What who runs the site shows. */
export const operator = { Authorization: `Bearer ${SECRETS.opsToken}` } as const;
