import { SECRETS } from "./sentinels";

/** The Authorization header of an operator. */
export const operator = { Authorization: `Bearer ${SECRETS.opsToken}` } as const;
