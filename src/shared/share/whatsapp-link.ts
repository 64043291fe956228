/** The address that opens WhatsApp with a message. @param phone E.164; null lets the visitor choose to whom it goes */
export const whatsappLink = (phone: string | null, message: string): string =>
  `https://wa.me/${phone?.replace("+", "") ?? ""}?text=${encodeURIComponent(message)}`;
