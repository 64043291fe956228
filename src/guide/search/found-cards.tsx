import { dotted } from "../../shared/text/dotted";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { CompareButton } from "../compare/compare-button";
import { KeepModel, KeepOnCard } from "../kept/keep-on-card";
import type { FoundModel } from "./engine/engine";
import { count } from "../../shared/figures/figures";
import { currentPrice, isReduced } from "../../costs/price/current-price";
import { compareNames } from "../../shared/text/names";
import { slugify } from "../../shared/text/slug";
import { routes } from "../../routes";
import { PriceTag } from "../../costs/price/price-tag";
import { CardPhoto, CardPrice, CardScore, ModelCard, promoLabel, wordOf } from "../lists/model-card";
import { imageOf } from "../../shared/ui/image-of";
import * as styles from "../lists/model-card.module.css";

/** Card of a model with matching versions. @param least the lowest price of all its versions @param figure the figure that results are sorted by, if the card does not show it anyway */
export function FoundModelCard({
  found: { model, cars, cheapest, from },
  least,
  figure,
}: {
  found: FoundModel;
  least: number | undefined;
  figure: string | null;
}) {
  const shown: Queries.ModelCardFragment = {
    modelId: model.id,
    slug: model.slug,
    name: model.name,
    bodyType: model.bodyTypes[0] ?? "",
    status: model.status,
    priceMin: from,
    priceMinIsPromo: isReduced(cheapest),
    conditionalPromo: model.conditionalPromo,
    cheapestId: cheapest.id,
    energies: [...new Set(cars.map(({ energy }) => energy))].sort(compareNames),
    ownerScore: model.ownerScore,
    reviewCount: model.reviewCount,
    brand: model.brand,
    cover: model.picture && { alt: "", file: { childImageSharp: { gatsbyImageData: imageOf(model.picture) } } },
  };
  return (
    <ModelCard model={shown} least={least} facts={count(cars.length, "version correspond", "versions correspondent")}>
      {figure && <p>{figure}</p>}
      <KeepModel model={shown} />
    </ModelCard>
  );
}

interface FoundCarProps {
  readonly car: IndexedCar;
  /** The figure that results are sorted by, if the card does not show it anyway. */
  readonly figure?: string | null;
  /** Whether it stands for its model, as its cheapest version: named by it, with fewer facts and its owners’ score. */
  readonly brief?: boolean | undefined;
}

/** Card of a matching version. */
export function FoundCarCard({ car, figure = null, brief = false }: FoundCarProps) {
  const { model, name, energy, automatic, power, seats } = car;
  const price = currentPrice(car);
  const promo = promoLabel(isReduced(car), model);
  const named = { id: car.id, name: `${model.brand.name} ${model.name} ${name}` };
  const facts = [
    energy,
    automatic === null ? null : automatic ? "automatique" : "manuelle",
    brief || power === null ? null : `${power}\u00a0ch`,
    brief || seats === null ? null : `${seats}\u00a0places`,
  ];
  return (
    <article className={`card ${styles.card}`}>
      <CardPhoto image={model.picture && imageOf(model.picture)} />
      {brief && promo && <p className={styles.tag}>{promo}</p>}
      <div className={styles.text}>
        <h3>
          <a href={routes.version(model.brand.slug, model.slug, { id: car.id, slug: car.slug ?? slugify(name) })}>
            <span>{`${model.brand.name} `}</span>
            {model.name}
            {!brief && <span>{` ${name}`}</span>}
          </a>
        </h3>
        <p className={styles.quiet}>{dotted(facts)}</p>
        {figure && <p>{figure}</p>}
        <p className={styles.price}>
          {price === null ? (
            "Prix à venir"
          ) : brief ? (
            <CardPrice word={wordOf(model, price)} price={price} />
          ) : (
            <PriceTag price={car.price} promo={car.promoPrice} />
          )}
        </p>
        <p className={styles.foot}>
          {brief && <CardScore of={model} />}
          <CompareButton car={named} className={styles.compare} />
        </p>
        <KeepOnCard car={named} />
      </div>
    </article>
  );
}
