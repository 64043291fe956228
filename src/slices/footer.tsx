import { graphql } from "gatsby";
import { BrandIndex } from "../app/brand-index";
import { useListedBrands } from "../features/brands/brands-state";
import { CallToAction } from "../features/leads/call-to-action";
import { NewsletterButton } from "../features/newsletter/newsletter-button";
import { routes } from "../routes";
import { site } from "../site";
import { Logo } from "../ui/logo";
import * as styles from "./footer.module.css";

/** SPEC § 2.6: brands and models, required links, sister sites. */
export default function Footer({ data }: { data: Queries.FooterSliceQuery }) {
  const brands = data.brands.nodes;
  useListedBrands(brands);
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        {brands.length > 0 && <BrandIndex brands={brands} />}
        <div className={styles.bottom}>
          <div className={styles.about}>
            <Logo />
            <p className="small quiet">{site.demoNotice}</p>
            <NewsletterButton className="button plain">Je m'abonne</NewsletterButton>
          </div>
          <nav aria-label="Le site">
            <ul>
              <li><a href={routes.home}>Accueil</a></li>
              <li><a href={routes.about}>A propos de nous</a></li>
              <li><a href={routes.legal}>Politique de confidentialité</a></li>
              <li><a href={routes.contact}>Nous contacter</a></li>
              <li><a href={routes.selection}>Ma sélection</a></li>
              <li><a href={routes.account}>Mon compte</a></li>
            </ul>
          </nav>
          <nav aria-label="Nos sites par pays">
            <ul>
              {site.sisterSites.map(({ country, url }) => (
                <li key={country}><a href={url}>{country}</a></li>
              ))}
            </ul>
          </nav>
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
  }
`;
