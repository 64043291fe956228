import { graphql, useStaticQuery } from "gatsby";
import { Picture } from "../../shared/ui/picture";
import * as styles from "./banner-place.page.module.css";

/** Slot for a house banner (rule: editorial/banner-days); renders nothing when the slot is empty. The title is text, not part of the picture; an arrow follows it where the page has room for one. */
export function BannerPlace({ place }: { place: "accueil_haut" | "guide_colonne" | "article_milieu" }) {
  const { allBanner } = useStaticQuery<Queries.BannersQuery>(graphql`
    query Banners {
      allBanner(sort: { place: ASC }) {
        nodes {
          place
          link
          alt
          title
          text
          file {
            childImageSharp {
              gatsbyImageData(layout: CONSTRAINED, width: 640, height: 160, breakpoints: [320, 640, 1200], formats: [AVIF, WEBP])
            }
          }
        }
      }
    }
  `);
  const banner = allBanner.nodes.find((node) => node.place === place);
  if (!banner) return null;
  return (
    <aside className={styles.banner} aria-label="À la une du site">
      <a className="card" href={banner.link ?? undefined}>
        <Picture
          image={banner.file?.childImageSharp?.gatsbyImageData}
          alt={banner.title ? "" : banner.alt}
          sizes="(min-width: 768px) 640px, 100vw"
        />
        {banner.title && (
          <span>
            <b>
              {banner.title}
              {place === "guide_colonne" && <span aria-hidden="true">{"\u00a0›"}</span>}
            </b>
            {banner.text}
          </span>
        )}
      </a>
    </aside>
  );
}
