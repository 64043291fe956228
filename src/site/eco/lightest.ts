/**
 * The smallest file that fills a place, of those that `srcset` names with their widths; null where it names none.
 * @param width of the place, in CSS pixels: a dense screen shows it a little softer, at a third of the weight
 */
export function lightest(srcset: string, width: number): string | null {
  const files = srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/))
    .flatMap(([file, descriptor = ""]) =>
      file && /^\d+w$/.test(descriptor) ? { file, width: Number.parseInt(descriptor, 10) } : [],
    )
    .sort((a, b) => a.width - b.width);
  return (files.find((one) => one.width >= width) ?? files.at(-1))?.file ?? null;
}
