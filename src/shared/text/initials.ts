/** Words of a name that have no initial. */
const SMALL = /^(?:l[aes]s?|un|une|d[eu]s?|du|et|au|aux|à)$/i;

/** Initials of the first two words of a name that are said: « Les Volants de la Médina » → « VM ». */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\d]+/gu) ?? [];
  const said = words.filter((word) => (word.length > 1 ? !SMALL.test(word) : !/^[ldà]$/i.test(word)));
  return (said.length > 0 ? said : words)
    .slice(0, 2)
    .map((word) => (/^./u.exec(word)?.[0] ?? "").toUpperCase())
    .join("");
}
