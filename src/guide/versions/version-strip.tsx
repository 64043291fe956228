import { graphql } from "gatsby";
import { currentPrice } from "../../costs/price/current-price";
import { ascending } from "../../shared/sort/orders";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { routes } from "../../routes";
import { site } from "../../site";
import * as styles from "./version-strip.page.module.css";

interface Props {
  current: { versionId: number; price: number | null; promoPrice: number | null };
  model: Queries.VersionStripFragment;
}

/** « + 1.200.000 FCA » */
function gap(from: number | null, to: number | null): string | null {
  if (from === null || to === null) return null;
  return from === to
    ? "même prix"
    : `${to > from ? "+" : "−"}\u00a0${groupDigits(Math.abs(to - from))}\u00a0${site.currencySuffix}`;
}

/** Links to all versions of the model by price, the current one marked, each with its price and the difference from the current one (rule: guide/change-version). */
export function VersionStrip({ current, model }: Props) {
  if (model.versions.length < 2) return null;
  return (
    <nav className={styles.strip} aria-label="Changer de version">
      <h2>Changer de version</h2>
      <ul>
        {[...model.versions].sort(ascending(currentPrice)).map((version) => {
          const here = version.versionId === current.versionId;
          return (
            <li key={version.versionId}>
              <a
                className="card"
                href={routes.version(model.brand.slug, model.slug, { id: version.versionId, slug: version.slug })}
                aria-current={here ? "page" : undefined}
              >
                <b>{version.name}</b> <strong className="price">{formatPrice(currentPrice(version))}</strong>{" "}
                <span className="small quiet">
                  {here ? "Vous êtes ici" : gap(currentPrice(current), currentPrice(version))}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export const fragment = graphql`
  fragment VersionStrip on Model {
    slug
    brand {
      slug
    }
    versions {
      versionId
      slug
      name
      price
      promoPrice
    }
  }
`;
