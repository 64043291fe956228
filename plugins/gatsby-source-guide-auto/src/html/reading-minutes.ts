const WORDS_A_MINUTE = 200;

/** Minutes it takes to read a text or HTML, one at least (rule: editorial/reading-time). */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
