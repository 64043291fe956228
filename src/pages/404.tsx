import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ModelGrid } from "../guide/lists/model-grid";
import { OtherWays } from "../site/runtime/other-ways";
import { ErrorScreen } from "../site/runtime/error-screen";
import { Seo } from "../site/head/seo";
import { useSiteUrl } from "../site/head/use-site-url";
import { notFoundMessage, routes } from "../routes";
import * as brief from "../shared/ui/brief.page.module.css";
import { Section } from "../shared/ui/section";

/** The Worker writes the missing address into the built page; the first render produces the same text. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const models = data.models.nodes;
  return (
    <>
      <ErrorScreen status={404} message={notFoundMessage(location.pathname)}>
        <OtherWays />
      </ErrorScreen>
      {models.length > 0 && (
        <div className={`wrap ${brief.brief}`}>
          <Section title="Les plus commentées" more={routes.newCars}>
            <ModelGrid models={models} />
          </Section>
        </div>
      )}
    </>
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

export const query = graphql`
  query NotFoundPage {
    models: allModel(filter: { cheapestId: { ne: null }, reviewCount: { gt: 0 } }, sort: [{ reviewCount: DESC }, { modelId: ASC }], limit: 4) {
      nodes {
        ...ModelCard
      }
    }
  }
`;
