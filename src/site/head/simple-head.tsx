import type { HeadProps } from "gatsby";
import type { Crumb } from "../../shared/ui/breadcrumb";
import { Seo } from "./seo";
import { breadcrumbList } from "./structured-data";
import { useSiteUrl } from "./use-site-url";

interface Props {
  title: string;
  description: string;
  crumbs: readonly Crumb[];
  location: Pick<HeadProps["location"], "pathname">;
  data?: readonly object[];
  live?: string;
  image?: string | null;
}

/** Head of a page with fixed texts. */
export function SimpleHead({ title, description, crumbs, location, data = [], live, image = null }: Props) {
  const siteUrl = useSiteUrl();
  return (
    <Seo
      title={title}
      description={description}
      path={location.pathname}
      siteUrl={siteUrl}
      image={image}
      data={__BROWSER__ ? [] : [breadcrumbList(siteUrl, crumbs), ...data]}
      live={live}
    />
  );
}
