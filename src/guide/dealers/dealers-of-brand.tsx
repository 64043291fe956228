import { graphql } from "gatsby";
import { slugify } from "../../shared/text/slug";
import { routes } from "../../routes";
import { count } from "../../shared/figures/figures";
import { LowestPrice } from "../lists/lowest-price";
import { BrandMark } from "../../shared/ui/brand-mark";
import { Icon } from "../../shared/ui/icon";
import { whatsappLink } from "../../shared/share/whatsapp-link";
import { DealerLines } from "./dealer-lines";
import * as styles from "./dealers-of-brand.page.module.css";

/** A directory of brands, each with a list of its dealers. */
export function DealersByBrand({ brands }: { brands: readonly Queries.DealersOfBrandFragment[] }) {
  return (
    <div className={styles.wall}>
      {brands.map((brand) => (
        <DealersOfBrand key={brand.brandId} brand={brand} />
      ))}
    </div>
  );
}

/** Dealers of a brand that are seen before its fold is opened. A fold of one would save no line. */
const SEEN = 3;

function DealersOfBrand({ brand }: { brand: Queries.DealersOfBrandFragment }) {
  const { dealers } = brand;
  const seen = dealers.length > SEEN + 1 ? SEEN : dealers.length;
  return (
    <section className={`card ${styles.brand}`} id={slugify(brand.name)}>
      <div>
        <h2>
          <a href={routes.brand({ slug: brand.slug, id: brand.brandId })}>
            <BrandMark mark={brand.mark} size={48} />
            {brand.name}
          </a>
        </h2>
        <p className="quiet">
          <LowestPrice price={brand.priceMin} />
          <small>{count(dealers.length, "concessionnaire")}</small>
        </p>
      </div>
      <DealerLines dealers={dealers.slice(0, seen)} beside={wayTo} />
      {seen < dealers.length && (
        <details>
          <summary>
            {count(dealers.length - seen, "autre concessionnaire", "autres concessionnaires")}
            <Icon name="chevron-down" size={18} />
          </summary>
          <DealerLines dealers={dealers.slice(seen)} beside={wayTo} />
        </details>
      )}
    </section>
  );
}

/** WhatsApp and the telephone, each where the dealer has it. */
const wayTo = ({ name, whatsapp, phones: [phone] }: Queries.DealersOfBrandFragment["dealers"][number]) => (
  <>
    {whatsapp && (
      <a href={whatsappLink(whatsapp)} rel="noopener" target="_blank">
        <Icon name="whatsapp" size={20} />
        <span className="visually-hidden">{`WhatsApp : ${name}`}</span>
      </a>
    )}
    {phone && (
      <a href={`tel:${phone.dialled}`}>
        <Icon name="phone" size={20} />
        <span className="visually-hidden">{`Appeler : ${name}`}</span>
      </a>
    )}
  </>
);

export const fragment = graphql`
  fragment DealersOfBrand on Brand {
    brandId
    slug
    name
    priceMin
    ...BrandLogo
    dealers {
      whatsapp
      phones {
        dialled
      }
      ...DealerLine
    }
  }
`;
