import { hexOf } from "./sha-256";

/** An unguessable token of 32 hexadecimal digits, for a link that only its e-mail has. */
export const newToken = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));
