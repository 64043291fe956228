import sanitizeHtml from "sanitize-html";
import { frenchSpaces } from "../../../../src/contract/shared/french-spaces";
import { addHeadingIds } from "./heading-ids";
import { linkAttributes, pictureAttributes } from "./attributes";
import { wrapTables } from "./tables";

const MAX_BYTES = 1_000_000;
const TAGS = (
  "p h2 h3 h4 ul ol li a strong em b i blockquote table thead tbody tr th td caption " +
  "figure figcaption img br hr code pre sup sub"
).split(" ");

/** Makes an editor's HTML safe to put into a page (rule: editorial/clean-text). @returns null when it is larger than 1 MB. */
export type CleanHtml = (html: string) => string | null;

/** @param apiBase address against which relative pictures are resolved. */
export const htmlCleaner =
  (apiBase: string): CleanHtml =>
  (html) => {
    if (Buffer.byteLength(html) > MAX_BYTES) return null;
    const clean = sanitizeHtml(html, {
      allowedTags: TAGS,
      allowedAttributes: {
        a: ["href", "rel"],
        img: ["src", "alt", "width", "height", "loading"],
        th: ["colspan", "rowspan", "scope"],
        td: ["colspan", "rowspan"],
      },
      allowedSchemes: ["https"],
      allowProtocolRelative: false,
      disallowedTagsMode: "discard",
      nestingLimit: 50,
      transformTags: {
        h1: "h2",
        a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
        img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes, apiBase) }),
      },
      textFilter: frenchSpaces,
      exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
    });
    return addHeadingIds(wrapTables(clean)).trim();
  };
