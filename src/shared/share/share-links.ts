import { queryValue } from "./query-value";
import { whatsappLink } from "./whatsapp-link";

/** Links that share a page; WhatsApp comes first, because most visitors use it (rule: shared/share). */
export const shareLinks = (title: string, url: string) => ({
  whatsapp: whatsappLink(null, `${title} ${url}`),
  facebook: `https://www.facebook.com/sharer/sharer.php?u=${queryValue(url)}`,
});
