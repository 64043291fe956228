const WORDS_A_MINUTE = 200;

/** Estimated reading time of a text or HTML in minutes, at least 1 (rule: editorial/reading-time). */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
