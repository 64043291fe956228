/** An address that visitors may follow: https, or http for dealers' old sites; null for anything else. */
export function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}

/** A link in content: an https address, a path of this site or an anchor; null for anything else (rule: editorial/links-in-text). */
export function contentLink(text: string): string | null {
  // Browsers ignore tabs and line ends inside an address, so « /\t/evil.example » leads to another host.
  const link = text.replace(/[\u0000-\u0020\u007f]/g, "");
  if (/^#[\w\u00c0-\u024f-]+$/.test(link) || /^\/(?![/\\])[^\\]*$/.test(link)) return link;
  return /^https:\/\//i.test(link) ? webAddress(link) : null;
}
