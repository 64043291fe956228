import { queryValue } from "./query-value";

/** The address that opens WhatsApp. @param phone E.164; null lets the visitor choose to whom the message goes @param message the text that is begun, if any */
export const whatsappLink = (phone: string | null, message?: string): string =>
  `https://wa.me/${phone?.replace("+", "") ?? ""}${message === undefined ? "" : `?text=${queryValue(message)}`}`;
