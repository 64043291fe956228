/** Where a page can be shared; WhatsApp first, as our visitors do (MARKET § 3). */
export function shareLinks(title: string, url: string) {
  const text = encodeURIComponent(`${title} ${url}`);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  };
}
