import { decodeEntities } from "../../../../src/contract/guide/entities";
import { slugify } from "../../../../src/shared/text/slug";

/** Gives headings an id made from their text, for the table of contents. The input must be sanitised HTML, whose headings have no attributes. */
export function addHeadingIds(html: string): string {
  const taken = new Set<string>();
  return html.replace(/<(h[234])>([^]*?)<\/\1>/g, (_whole, tag: string, inner: string) => {
    const name = slugify(decodeEntities(inner.replace(/<[^>]*>/g, " "))) || "partie";
    let id = name;
    for (let again = 2; taken.has(id); again += 1) id = `${name}-${again}`;
    taken.add(id);
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
}
