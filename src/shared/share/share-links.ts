/** Links that share a page; WhatsApp comes first, because most visitors use it (rule: shared/share). */
export function shareLinks(title: string, url: string) {
  const text = encodeURIComponent(`${title} ${url}`);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  };
}
