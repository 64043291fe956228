import type { Suggestion, UsedSuggestion } from "../../contract/guide/suggestion";
import type { FoundRow } from "../../contract/site/found";
import { count } from "../../shared/figures/figures";
import { slugify } from "../../shared/text/slug";
import { routes } from "../../routes";

/** What a row says besides its name: a dealer its town, after the brand that was named (rule: site/found-groups). */
export const figureOf = ({ brand, figure }: FoundRow): string => [brand, figure].filter(Boolean).join(" · ");

/** A suggestion as a row of a list, with its address (rule: site/suggestion-links). */
export function foundRow(suggestion: Suggestion | UsedSuggestion): FoundRow {
  if (suggestion.type === "model") {
    const { brand_name, model_id, model_name } = suggestion;
    const path = routes.model(slugify(brand_name), { id: model_id, slug: slugify(model_name) });
    return { label: `${brand_name} ${model_name}`, path, figure: null };
  }
  if (suggestion.type === "used") {
    const { label, count: n, path } = suggestion;
    return { label, path, figure: n === null ? null : count(n, "annonce") };
  }
  const { post_id, post_name, post_title } = suggestion;
  return {
    label: post_title,
    path: routes.article("toute-actualite", { id: post_id, slug: post_name }),
    figure: null,
  };
}
