import { type RefObject, useRef } from "react";
import { resultsPage, routes } from "../../routes";
import { NEW_CAR_EXAMPLE, USED_CAR_EXAMPLE } from "../../shared/sentence/examples";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./home-search.page.module.css";

/** Both searches read about as many characters. */
const MAX_LENGTH = 60;

interface FormProps {
  className: string | undefined;
  /** Where the words are answered without scripts. */
  action: string;
  /** Where they are answered with scripts, if elsewhere. */
  withScripts?: string;
  label: string;
  example: string;
  field: RefObject<HTMLInputElement>;
}

/** A sentence in plain words, which becomes filters where it is answered. */
const SentenceForm = ({ className, action, withScripts = action, label, example, field }: FormProps) => (
  <form
    role="search"
    className={`${styles.form} ${className}`}
    action={action}
    aria-label={label}
    onSubmit={({ currentTarget }) => {
      currentTarget.action = withScripts;
    }}
  >
    <input
      ref={field}
      name="q"
      type="search"
      aria-label={label}
      placeholder={example}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={MAX_LENGTH}
    />
    <button className="button" aria-label="Rechercher">
      <Icon name="search" />
    </button>
  </form>
);

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
