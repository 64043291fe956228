import { Seo } from "../site/head/seo";
import { useSiteUrl } from "../site/head/use-site-url";

/** The head of a page that is a visitor's own: not for search engines, and nothing before its scripts, which start at once. */
export function AccountHead({ title, description }: { title: string; description: string }) {
  return (
    <Seo title={title} description={description} siteUrl={useSiteUrl()}>
      <html data-live="" />
    </Seo>
  );
}
