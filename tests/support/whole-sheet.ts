import { readText } from "./release";

const named = (pattern: RegExp, file: string) => {
  const [name] = pattern.exec(readText(file)) ?? [];
  if (!name) throw new Error(`${file} names no ${pattern.source}`);
  return name;
};

/** Name of the site's whole style sheet, which scripts load. The release also contains the sheet of the previous release, for pages that are still open. */
export const wholeSheet = (): string => named(/styles\.\w+\.css/, named(/launch-\w+\.js/, "index.html"));
