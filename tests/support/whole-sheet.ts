import { readText } from "./release";

const named = (pattern: RegExp, file: string) => {
  const [name] = pattern.exec(readText(file)) ?? [];
  if (!name) throw new Error(`${file} names no ${pattern.source}`);
  return name;
};

/** The file of all the site's rules, which the scripts of its pages bring. That of the release before stays for pages left open. */
export const wholeSheet = (): string => named(/styles\.\w+\.css/, named(/launch-\w+\.js/, "index.html"));
