import postcss from "postcss";

/** Characters up to which the editors' rules stand in each page; more than these are worth a request. */
const MAX_INLINE_LENGTH = 4_000;

export interface EditorsSheet {
  /** What each page carries for it. */
  readonly html: string;
  /** Inline styles in that, for the policy. */
  readonly inline: readonly string[];
}

/**
 * The editors' own sheet as each page carries it (rule: site/editors-stylesheet): nothing where no rule is written, the rules themselves while
 * they are few, so that the first paint waits for no request, and a link beyond.
 * @param css checked by the source plugin: nothing in it ends the element or depends on the address of the sheet
 */
export function editorsSheet(css: string): EditorsSheet {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  const rules = sheet.toString().trim();
  if (rules === "") return { html: "", inline: [] };
  if (rules.length > MAX_INLINE_LENGTH) return { html: '<link rel="stylesheet" href="/custom.css">', inline: [] };
  return { html: `<style>${rules}</style>`, inline: [rules] };
}
