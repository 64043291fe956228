import { parse } from "node-html-parser";

/** The page without the footer's « Liste des marques et modèles disponibles au Sénégal », which is on every page (rule: site/footer-brands). */
export function withoutLists(html: string): string {
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true, pre: true } });
  const title = root.querySelectorAll("footer h2").find(({ text }) => text.includes("Liste des marques et modèles"));
  if (!title?.parentNode) throw new Error("the footer has no list of brands and models");
  title.parentNode.remove();
  return root.toString();
}
