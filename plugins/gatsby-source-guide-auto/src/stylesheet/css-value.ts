const STRING = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g;
const URL_FUNCTION = /url\(\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^\s"'()\\]*))\s*\)/gi;
/** What runs, and what loads without saying url(). */
const FORBIDDEN =
  /expression\s*\(|javascript:|vbscript:|-moz-binding|(?:^|[^\w-])(?:-webkit-|-moz-)?(?:image-set|image|src|cross-fade|element|paint)\s*\(/i;

/**
 * A value with its addresses made absolute.
 * @returns null when it runs something, hides its meaning behind escapes, or loads from elsewhere than the API host.
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

/** https on the API host, or relative to the sheet. */
function ownAddress(source: string, apiBase: string): string | null {
  const sheet = new URL(`${apiBase}/custom.css`);
  if (!source || !URL.canParse(source, sheet)) return null;
  const url = new URL(source, sheet);
  const own = url.host === sheet.host && (url.protocol === "https:" || url.protocol === sheet.protocol);
  return own && !url.username && !url.password ? url.href : null;
}
