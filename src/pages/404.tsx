import type { HeadProps, PageProps } from "gatsby";
import { OtherWays } from "../site/runtime/other-ways";
import { ErrorScreen } from "../site/runtime/error-screen";
import { Seo } from "../site/head/seo";
import { useSiteUrl } from "../site/head/use-site-url";
import { notFoundMessage } from "../routes";

/** The Worker writes the missing address into the built page; the first render produces the same text. */
export default function NotFoundPage({ location }: PageProps) {
  return (
    <ErrorScreen status={404} message={notFoundMessage(location.pathname)}>
      <OtherWays />
    </ErrorScreen>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <Seo
      title={`404 - ${notFoundMessage(location.pathname)}`}
      description="Cette page n’existe pas, ou plus."
      siteUrl={useSiteUrl()}
    />
  );
}
