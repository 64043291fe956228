/**
 * The smallest file of a `srcset` that fills a place; null when it contains no file with a width.
 * @param width width of the place in CSS pixels; device pixels are ignored, so that a dense screen shows a slightly softer picture at a third of the bytes
 */
export function lightest(srcset: string, width: number): string | null {
  const files = srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/))
    .flatMap(([file, descriptor = ""]) =>
      file && /^\d+w$/.test(descriptor) ? { file, width: Number.parseInt(descriptor, 10) } : [],
    )
    .sort((a, b) => a.width - b.width);
  return (files.find((file) => file.width >= width) ?? files.at(-1))?.file ?? null;
}
