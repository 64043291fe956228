import type { ReactNode, Ref } from "react";
import type { AdHome as Home } from "../../contract/market/ad";
import { count } from "../../shared/figures/figures";
import { routes } from "../../routes";
import { Icon } from "../../shared/ui/icon";
import { Section } from "../../shared/ui/section";
import { AdRow } from "../cards/ad-row";
import * as tiles from "../../guide/lists/list-tiles.page.module.css";
import * as styles from "./ad-home.page.module.css";
import { AdBodies, AdTiles } from "./ad-tiles";
import { Estimate } from "../estimate/estimate";
import { VERIFIED } from "../words/verified";
import { adsThat } from "./search-path";
import type { ServedHome } from "./served-home";

interface Props {
  /** Null until it is known. */
  readonly shown: ServedHome | null;
  /** Gets the element of all that is online now. */
  readonly place?: Ref<HTMLDivElement>;
  /** Stands in the place of the latest ads until they are known. */
  readonly latest?: ReactNode;
  /** Stands in the place of what is below the links to searches until it is known. */
  readonly rest?: ReactNode;
}

/** The latest ads, links to searches with the number of their ads, then bargains and verified sellers (rule: market/home). The Worker renders it, and the browser takes it over. */
export const AdHome = ({ shown, place, latest, rest }: Props) => (
  <div ref={place} className={styles.late}>
    <Section title="Dernières annonces" more={routes.usedSearch}>
      {shown?.isStale && (
        <p className="quiet">La liste n’a pas pu être mise à jour&nbsp;: voici celle d’il y a quelques minutes.</p>
      )}
      {shown ? <AdRow ads={shown.home.latest} /> : latest}
    </Section>
    <Section title="Par budget">
      <AdTiles of="budgets" counts={shown && shown.home} />
    </Section>
    <Section title="Par carrosserie">
      <AdBodies counts={shown && shown.home} />
    </Section>
    <Section title="Par envie">
      <AdTiles of="kinds" counts={shown && shown.home} />
    </Section>
    {shown ? <Rest {...shown.home} /> : rest}
  </div>
);

const NO_MODELS: Home["facets"][string] = [];

const Rest = ({ bargains, parkings, facets }: Home) => (
  <>
    {bargains.length > 0 && (
      <Section title="Bonnes affaires" more={adsThat({ flags: ["affaire"] })}>
        <AdRow ads={bargains} />
      </Section>
    )}
    {parkings.length > 0 && (
      <Section title="Parkings vérifiés" more={adsThat({ choices: { vendeur: ["parking"] }, flags: ["verifie"] })}>
        <div className="stack">
          <p className="small quiet">{VERIFIED}</p>
          <ul className={tiles.tiles}>
            {parkings.map(({ id, name, ads }) => (
              <li key={id}>
                <a className="card" href={routes.seller(id)}>
                  <Icon name="shield-check" />
                  <b>{name.replace(/ (?=\d+$)/, "\u00a0")}</b>{" "}
                  <span className="small quiet">{count(ads, "annonce")}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    )}
    <Section title="Estimer ma voiture">
      <Estimate models={facets["modele"] ?? NO_MODELS} />
    </Section>
  </>
);
