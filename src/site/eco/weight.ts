/** « 84 Ko », « 1,2 Mo » from bytes; what is there weighs 1 Ko at least. */
export function formatWeight(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024));
  return kilobytes < 1_000 ? `${kilobytes}\u00a0Ko` : `${(bytes / 1_048_576).toFixed(1).replace(".", ",")}\u00a0Mo`;
}

/** Of a picture `/static/4fe3554a67a1/d9de9/1.avif`, the part of its address that the files of weights know it by. */
export const weighedName = (address: string) => /\/static\/(.+\.(?:avif|webp|jpe?g|png))$/.exec(address)?.[1] ?? null;

/** Where the weight of a picture is told, beside a few others': no server has to say it with each. */
export const weightsFile = (name: string) => `/weights/${name.slice(0, 2)}.json`;
