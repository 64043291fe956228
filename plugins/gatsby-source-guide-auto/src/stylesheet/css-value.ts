const STRING = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g;
const URL_FUNCTION = /url\(\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^\s"'()\\]*))\s*\)/gi;
/** Values that run code, and values that load files without url(). */
const FORBIDDEN =
  /expression\s*\(|javascript:|vbscript:|-moz-binding|(?:^|[^\w-])(?:-webkit-|-moz-)?(?:image-set|image|src|cross-fade|element|paint)\s*\(/i;

/**
 * Makes the addresses in a value absolute.
 * @returns null when the value runs code, hides its meaning behind escapes, or loads a file from a host other than the API host.
 */
export function safeValue(value: string, apiBase: string): string | null {
  const bare = value.replace(STRING, '""');
  if (bare.includes("\\") || FORBIDDEN.test(bare) || FORBIDDEN.test(value)) return null;
  const named = [...value.matchAll(URL_FUNCTION)];
  if (named.length !== (bare.match(/url\s*\(/gi)?.length ?? 0)) return null;
  let safe = true;
  const absolute = value.replace(URL_FUNCTION, (_whole, ...[double, single, plain]: string[]) => {
    const address = ownAddress(double ?? single ?? plain ?? "", apiBase);
    safe &&= address !== null;
    return `url("${address ?? ""}")`;
  });
  return safe ? absolute : null;
}

/** Resolves an address that is on the API host or relative to the sheet; null for any other. */
function ownAddress(source: string, apiBase: string): string | null {
  const sheet = new URL(`${apiBase}/custom.css`);
  if (!source || !URL.canParse(source, sheet.href)) return null;
  const url = new URL(source, sheet);
  const own = url.host === sheet.host && (url.protocol === "https:" || url.protocol === sheet.protocol);
  return own && !url.username && !url.password ? url.href : null;
}
