/** How long what people leave is kept: read by what takes it away (functions/store) and by what is said of it (described.ts). */

/** Days that a message stays once it was handed over, or given up: operators have had as long to take it elsewhere. */
export const MESSAGE_DAYS = 90;
/** Hours after which the night forgets from which network a message came. */
export const NETWORK_HOURS = 24;
/** Hours that an alert waits to be confirmed. */
export const UNCONFIRMED_HOURS = 48;
/** Days after which a photo that came to nothing goes. */
export const LOST_PHOTO_DAYS = 2;
/** Days that a browser keeps photos which it could not send. */
export const WAITING_PHOTO_DAYS = 30;
/** Days that a phone keeps a copy of a page or a picture. */
export const COPY_DAYS = 30;
/** Seconds that a data centre keeps the account behind a token: a disabled one is out after this. */
export const ACCOUNT_SECONDS = 60;
