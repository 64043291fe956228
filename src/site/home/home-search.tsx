import { type RefObject, useRef } from "react";
import { resultsPage, routes } from "../../routes";
import { NEW_CAR_EXAMPLE, USED_CAR_EXAMPLE } from "../../shared/sentence/examples";
import { SentenceForm } from "../../shared/sentence/sentence-form";
import * as styles from "./home-search.page.module.css";

/**
 * Search of new or of used cars in plain words, with the way to sell beside (rule: site/home-search). Without scripts the switch shows the form of its
 * market; with them it also takes the typed words along.
 */
export function HomeSearch() {
  const [newCars, usedCars] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const carry = (from: RefObject<HTMLInputElement>, to: RefObject<HTMLInputElement>) => () => {
    if (from.current && to.current) to.current.value = from.current.value;
  };
  return (
    <div className={`card ${styles.box}`}>
      <input
        className={styles.isNew}
        type="radio"
        name="marche"
        id="chercher-neuf"
        defaultChecked
        onChange={carry(usedCars, newCars)}
      />
      <label htmlFor="chercher-neuf">Neuf</label>
      <input
        className={styles.isUsed}
        type="radio"
        name="marche"
        id="chercher-occasion"
        onChange={carry(newCars, usedCars)}
      />
      <label htmlFor="chercher-occasion">Occasion</label>
      <a href={routes.postAd}>Vendre</a>
      <SentenceForm
        className={styles.forNew}
        action={resultsPage}
        withScripts={routes.search}
        label="Chercher une voiture neuve"
        example={NEW_CAR_EXAMPLE}
        field={newCars}
      />
      <SentenceForm
        className={styles.forUsed}
        action={routes.usedSearch}
        label="Chercher une voiture d’occasion"
        example={USED_CAR_EXAMPLE}
        field={usedCars}
      />
    </div>
  );
}
