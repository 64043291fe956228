/** Retention periods of personal data, used by the code that deletes it (functions/clock.ts) and by the texts of the legal page (described.ts). */

/** Days for which a message is kept after it was delivered, or after delivery was given up, so that operators have time to handle it. */
export const MESSAGE_DAYS = 90;
/** Hours after which the nightly cleanup deletes the network hash of a message. */
export const NETWORK_HOURS = 24;
/** Hours within which an alert must be confirmed. */
export const UNCONFIRMED_HOURS = 48;
/** Days after which a photo that failed or was abandoned is deleted. */
export const LOST_PHOTO_DAYS = 2;
/** Days for which a browser keeps photos that it could not send. */
export const WAITING_PHOTO_DAYS = 30;
/** Days for which a browser keeps the offline copy of a page or a picture. */
export const COPY_DAYS = 30;
/** Seconds for which a data centre caches the account behind a token; a disabled account is refused after that. */
export const ACCOUNT_SECONDS = 60;
/** Days for which a decision of an operator is kept. */
export const DECISION_DAYS = 365;
/** Days for which a backup of the database is kept. */
export const BACKUP_DAYS = 30;
/** Days for which it is kept who opened again what was closed. */
export const SWITCH_DAYS = 90;
