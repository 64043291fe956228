import { Seo } from "../site/head/seo";
import { useSiteUrl } from "../site/head/use-site-url";

/** Head of a personal page: it is not indexed, and its scripts start at once because it shows nothing without them. */
export function AccountHead({ title, description }: { title: string; description: string }) {
  return <Seo title={title} description={description} siteUrl={useSiteUrl()} live="" />;
}
