import postcss from "postcss";

/** Maximum length, in characters, of rules that are inlined in each page. Longer rules are linked. */
const MAX_INLINE_LENGTH = 4_000;

export interface EditorsSheet {
  /** Markup that each page contains for the sheet. */
  readonly html: string;
  /** Inline styles in that markup, for the policy. */
  readonly inline: readonly string[];
}

/**
 * The editors' own sheet in the form in which each page contains it (rule: site/editors-stylesheet): nothing when it has no rule, the inlined rules
 * when they are short, so that the first paint waits for no request, and otherwise a link.
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
