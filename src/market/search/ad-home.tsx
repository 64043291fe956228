import type { ReactNode, Ref } from "react";
import type { AdHome as Home } from "../../contract/market/ad";
import { count } from "../../shared/figures/figures";
import { routes } from "../../routes";
import { Section } from "../../shared/ui/section";
import { AdList } from "../cards/ad-list";
import * as tiles from "../../guide/lists/list-tiles.page.module.css";
import * as skeletons from "./ad-skeletons.page.module.css";
import { AdTiles } from "./ad-tiles";
import { Estimate } from "../estimate/estimate";
import { adsThat } from "./search-path";
import type { ServedHome } from "./served-home";

interface Props {
  /** Null until it is known. */
  readonly shown: ServedHome | null;
  /** Gets the element of what is online now. */
  readonly list?: Ref<HTMLDivElement>;
  /** Stands in the place of what is online now until that is known. */
  readonly children?: ReactNode;
}

/** Links to searches with the number of their ads, then what is online now: the latest ads, bargains, and verified sellers (rule: market/home). The Worker renders it, and the browser takes it over. */
export const AdHome = ({ shown, list, children }: Props) => (
  <>
    <Section title="Par budget">
      <AdTiles of="budgets" counts={shown && shown.home} />
    </Section>
    <Section title="Par envie">
      <AdTiles of="kinds" counts={shown && shown.home} />
    </Section>
    <div ref={list} className={skeletons.late}>
      {shown ? <Online {...shown} /> : children}
    </div>
  </>
);

const NO_MODELS: Home["facets"][string] = [];

const Online = ({ home, isStale }: ServedHome) => (
  <>
    <Section title="Dernières annonces" more={routes.usedSearch}>
      {isStale && (
        <p className="quiet">La liste n’a pas pu être mise à jour&nbsp;: voici celle d’il y a quelques minutes.</p>
      )}
      <AdList ads={home.latest} />
    </Section>
    {home.bargains.length > 0 && (
      <Section title="Bonnes affaires" more={adsThat({ flags: ["affaire"] })}>
        <AdList ads={home.bargains} />
      </Section>
    )}
    {home.parkings.length > 0 && (
      <Section title="Parkings vérifiés" more={adsThat({ choices: { vendeur: ["parking"] }, flags: ["verifie"] })}>
        <ul className={tiles.tiles}>
          {home.parkings.map(({ id, name, ads }) => (
            <li key={id}>
              <a className="card" href={routes.seller(id)}>
                <b>{name}</b> <span className="small quiet">{count(ads, "annonce")}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    )}
    <Section title="Estimer ma voiture">
      <Estimate models={home.facets["modele"] ?? NO_MODELS} />
    </Section>
  </>
);
