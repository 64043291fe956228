// Slices are bundled apart: without these, their styles could come before those of every page.
import "../styles/tokens.css";
import "../styles/base.css";
import { graphql } from "gatsby";
import { BrandIndex } from "../site/frame/brand-index";
import { useListedBrands } from "../site/frame/brands-state";
import { CallToAction } from "../messages/leads/call-to-action";
import { NewsletterButton } from "../messages/newsletter/newsletter-button";
import { routes } from "../routes";
import { Logo } from "../shared/ui/logo";
import * as styles from "./footer.module.css";

const LINKS = [
  [routes.home, "Accueil"],
  [routes.about, "A propos de nous"],
  [routes.legal, "Politique de confidentialité"],
  [routes.contact, "Nous contacter"],
  [routes.selection, "Ma sélection"],
  [routes.account, "Mon compte"],
] as const;

/** Footer with brands and models, general links, sister sites and, if the content has one, a notice about the site. */
export default function Footer({ data }: { data: Queries.FooterSliceQuery }) {
  const { notice } = data;
  const brands = data.brands.nodes;
  const sisters = data.sisters.nodes.flatMap(({ text, url }) => (url === null ? [] : [{ country: text, url }]));
  useListedBrands(brands);
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        {brands.length > 0 && <BrandIndex brands={brands} />}
        <div className={styles.bottom}>
          <div className={styles.about}>
            <Logo />
            {notice && <p className="small quiet">{notice.text}</p>}
            <NewsletterButton className="button plain">Je m'abonne</NewsletterButton>
          </div>
          <nav aria-label="Le site">
            <ul>
              {LINKS.map(([path, name]) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          {sisters.length > 0 && (
            <nav aria-label="Nos sites par pays">
              <ul>
                {sisters.map(({ country, url }) => (
                  <li key={country}>
                    <a href={url}>{country}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
      <CallToAction />
    </footer>
  );
}

export const query = graphql`
  query FooterSlice {
    brands: allMenuBrand(sort: { position: ASC }) {
      nodes {
        ...BrandIndexEntry
      }
    }
    sisters: allSiteSetting(filter: { group: { eq: site_frere } }, sort: { position: ASC }) {
      nodes {
        text
        url
      }
    }
    notice: siteSetting(key: { eq: "demonstration_avis" }) {
      text
    }
  }
`;
