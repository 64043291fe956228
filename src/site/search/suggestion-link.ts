import { count } from "../../shared/figures/figures";
import type { SuggestedRow } from "./ask-suggestions";
import { slugify } from "../../shared/text/slug";
import { routes } from "../../routes";

/** Label and address of a suggestion (rule: site/suggestion-links). */
export function suggestionLink(suggestion: SuggestedRow): {
  readonly id: string;
  readonly label: string;
  readonly path: string;
} {
  if (suggestion.type === "model") {
    const { brand_name, model_id, model_name } = suggestion;
    return {
      id: `modele-${model_id}`,
      label: `${brand_name} ${model_name}`,
      path: routes.model(slugify(brand_name), { id: model_id, slug: slugify(model_name) }),
    };
  }
  if (suggestion.type === "used") {
    const { label, path } = suggestion;
    return {
      id: `occasion-${slugify(label)}`,
      label: suggestion.count === null ? label : `${label} (${count(suggestion.count, "annonce")})`,
      path,
    };
  }
  const { post_id, post_name, post_title } = suggestion;
  return {
    id: `article-${post_id}`,
    label: post_title,
    path: routes.article("toute-actualite", { id: post_id, slug: post_name }),
  };
}
