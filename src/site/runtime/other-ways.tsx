import { guidesHome, routes } from "../../routes";
import { Icon, type IconName } from "../../shared/ui/icon";
import { SiteSearch } from "../search/site-search";
import * as styles from "./other-ways.page.module.css";

const WAYS: readonly { readonly label: string; readonly path: string; readonly icon: IconName }[] = [
  { label: "Voitures neuves", path: routes.newCars, icon: "layout-grid" },
  { label: "Voitures d’occasion", path: routes.usedCars, icon: "car" },
  { label: "Guides pratiques", path: guidesHome, icon: "file-text" },
];

/** Where a visitor may go from an address that has no page: the search of the whole site, which works without scripts, and three lists (rule: site/error-page). */
export function OtherWays() {
  return (
    <section className={styles.ways} aria-labelledby="autres-chemins">
      <h2 id="autres-chemins">Que cherchiez-vous&nbsp;?</h2>
      <SiteSearch example="Marque, modèle, guide" />
      <ul>
        {WAYS.map(({ label, path, icon }) => (
          <li key={path}>
            <a className="card" href={path}>
              <Icon name={icon} size={24} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
