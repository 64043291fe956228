/** « 84 Ko », « 1,2 Mo » from bytes; what is there weighs 1 Ko at least. */
export function formatWeight(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024));
  return kilobytes < 1_000 ? `${kilobytes}\u00a0Ko` : `${(bytes / 1_048_576).toFixed(1).replace(".", ",")}\u00a0Mo`;
}
