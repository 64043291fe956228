/** Formats bytes as « 84 Ko » or « 1,2 Mo »; the minimum is 1 Ko. */
export function formatWeight(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024));
  return kilobytes < 1_000 ? `${kilobytes}\u00a0Ko` : `${(bytes / 1_048_576).toFixed(1).replace(".", ",")}\u00a0Mo`;
}

/** Key of a picture in the files of weights: the part of its address after `/static/`, as in `4fe3554a67a1/d9de9/1.avif`; null for other addresses. */
export const weighedName = (address: string) => /\/static\/(.+\.(?:avif|webp|jpe?g|png))$/.exec(address)?.[1] ?? null;

/** Address of the published file with the weights of this picture and a few others. */
export const weightsFile = (name: string) => `/weights/${name.slice(0, 2)}.json`;
