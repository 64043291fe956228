/**
 * The first picture of a page that is cached in any of its sizes and formats.
 * @param cached paths of the cached pictures
 * @returns its path; null when there is none
 */
export function keptPicture(page: Document, cached: ReadonlySet<string>): string | null {
  const addresses = [...page.querySelectorAll("main source, main img")].flatMap((element) =>
    (element.getAttribute("srcset") ?? "").split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? ""),
  );
  return addresses.find((address) => cached.has(address)) ?? null;
}
