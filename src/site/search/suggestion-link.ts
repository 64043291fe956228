import type { Suggestion } from "../../contract/guide/suggestion";
import { slugify } from "../../shared/text/slug";
import { routes } from "../../routes";

/** Label and address of a suggestion (rule: site/suggestion-links). */
export function suggestionLink(suggestion: Suggestion): {
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
  const { post_id, post_name, post_title } = suggestion;
  return {
    id: `article-${post_id}`,
    label: post_title,
    path: routes.article("toute-actualite", { id: post_id, slug: post_name }),
  };
}
