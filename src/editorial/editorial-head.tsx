import type { HeadProps } from "gatsby";
import { routes } from "../routes";
import type { Crumb } from "../shared/ui/breadcrumb";
import type { Question } from "../shared/ui/faq";
import { SimpleHead } from "../site/head/simple-head";
import { faqPage, organization } from "../site/head/structured-data";
import { useSiteUrl } from "../site/head/use-site-url";

export const editorialCrumbs = (title: string): Crumb[] => [{ label: "Accueil", path: routes.home }, { label: title }];

interface Props {
  page: { readonly title: string; readonly summary: string | null; readonly faq: readonly Question[] };
  location: HeadProps["location"];
}

/** Head of a page written by the editors. */
export function EditorialHead({ page: { title, summary, faq }, location }: Props) {
  const siteUrl = useSiteUrl();
  const data = __BROWSER__ ? [] : [organization(siteUrl), ...(faq.length > 0 ? [faqPage(faq)] : [])];
  return (
    <SimpleHead
      title={title}
      description={summary ?? title}
      crumbs={editorialCrumbs(title)}
      location={location}
      data={data}
    />
  );
}
