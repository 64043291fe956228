import { readTags, type Tag } from "./html-tags";

/** Inline scripts and styles of a page that the policy has to allow, and content that is refused. */
export interface Inspection {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  /** Parts of French sentences for the owner, one for each refused piece of content. */
  readonly refused: readonly string[];
}

const SCRIPT_TYPES = new Set([
  "",
  "text/javascript",
  "application/javascript",
  "module",
  "importmap",
  "speculationrules",
]);

const isInlineScript = ({ name, attributes }: Tag) =>
  name === "script" && attributes.src === undefined && SCRIPT_TYPES.has((attributes.type ?? "").trim().toLowerCase());

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/**
 * Inspects a page from which Gatsby's own style and scripts were removed. Scripts and styles marked `data-keep` belong to the site and are allowed
 * by the policy; any other inline script or style is refused.
 * @param see called with every tag, so that the page is parsed only once
 */
export function inspectPage(html: string, see: (tag: Tag) => void): Inspection {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const refused: string[] = [];
  readTags(html, (tag) => {
    see(tag);
    const { "data-keep": kept, src, style } = tag.attributes;
    if (isInlineScript(tag))
      kept !== undefined
        ? scripts.add(tag.text)
        : refused.push(`un script en ligne sans data-keep : « ${shorten(tag.text)} »`);
    if (tag.name === "script" && src !== undefined) refused.push(`un script chargé avec la page : ${src}`);
    if (tag.name === "style")
      kept !== undefined
        ? styles.add(tag.text)
        : refused.push(`un style en ligne sans data-keep : « ${shorten(tag.text)} »`);
    if (style !== undefined) refused.push(`un attribut style, sur <${tag.name}> : « ${shorten(style)} »`);
    for (const name of Object.keys(tag.attributes))
      if (/^on[a-z]/.test(name)) refused.push(`un attribut ${name}, sur <${tag.name}>`);
  });
  return { scripts, styles, refused };
}
