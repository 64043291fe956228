import { routes } from "../../routes";
import { site } from "../../site";
import { count } from "../../shared/figures/figures";
import { Icon, type IconName } from "../../shared/ui/icon";
import { Picture } from "../../shared/ui/picture";
import * as styles from "./home-hero.page.module.css";

/** Paths of the lists that the entry links lead to; a missing list is replaced by the search. */
export type Ways = Readonly<Partial<Record<"budget" | "carrosserie" | "energie", string>>>;

interface Props {
  ways: Ways;
  cover: Queries.HeroPhotoFragment | null;
  models: number;
  brands: number;
  versions: number;
}

const WAYS: readonly { label: string; hint: string; icon: IconName; to: keyof Ways | null }[] = [
  { label: "Par budget", hint: "De moins de 10 à plus de 50 millions", icon: "banknote", to: "budget" },
  { label: "Par carrosserie", hint: "Citadine, berline, SUV, pick-up…", icon: "car", to: "carrosserie" },
  { label: "Par énergie", hint: "Essence, diesel, hybride, électrique", icon: "fuel", to: "energie" },
  { label: "Par marque", hint: "Toutes, de A à Z", icon: "layout-grid", to: null },
];

/** Top of the home page: the purpose of the site and four entry links. */
export function HomeHero({ ways, cover, models, brands, versions }: Props) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h1>La bonne voiture, au vrai prix, {site.inCountry}</h1>
          <p className={styles.lead}>
            {count(brands, "marque")}, {count(models, "modèle")}, {count(versions, "version")} : prix indicatifs, fiches
            techniques et avis de propriétaires, sans réclame.
          </p>
          <p className={styles.search}>
            <a className="button" href={routes.search}>
              <Icon name="search" size={18} />
              Trouver ma voiture
            </a>
          </p>
        </div>
        <div className={styles.photo}>
          <Picture
            image={cover?.file?.childImageSharp?.gatsbyImageData}
            alt=""
            sizes="(min-width: 1024px) 560px, (min-width: 768px) 50vw, 100vw"
            turn="main"
          />
        </div>
        <ul className={styles.ways}>
          {WAYS.map(({ label, hint, icon, to }) => (
            <li key={label}>
              <a className="card" href={to === null ? routes.newCars : (ways[to] ?? routes.search)}>
                <Icon name={icon} size={24} />
                <span>
                  <b>{label}</b>
                  <small className="quiet">{hint}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
