/**
 * Resolves the address of a picture, which is absolute or a path from the API host's root.
 * @returns null for a picture that must not be fetched: an invalid address, or another host without https.
 */
export function photoAddress(source: string, apiBase: string): string | null {
  if (!URL.canParse(source, apiBase)) return null;
  const url = new URL(source, apiBase);
  const safe = url.protocol === "https:" || url.origin === new URL(apiBase).origin;
  return safe && !url.username && !url.password ? url.href : null;
}
