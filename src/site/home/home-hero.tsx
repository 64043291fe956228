import { site } from "../../site";
import { count } from "../../shared/figures/figures";
import { Jumps } from "../../shared/ui/jumps";
import { Picture } from "../../shared/ui/picture";
import * as styles from "./home-hero.page.module.css";
import { HomeSearch } from "./home-search";

interface Props {
  scene: Queries.HomeSceneFragment | null;
  models: number;
  versions: number;
  /** Lists of new cars by price, for who types nothing. */
  budgets: readonly { readonly label: string; readonly path: string }[];
}

/** Top of the home page: what the site is for, the search over a picture of the corniche in Dakar, and the budgets. */
export const HomeHero = ({ scene, models, versions, budgets }: Props) => (
  <div className={styles.hero}>
    <div className={`wrap ${styles.words}`}>
      <h1>{`La bonne voiture, au\u00a0vrai\u00a0prix, ${site.inCountry}`}</h1>
      <p>{`${count(models, "modèle neuf", "modèles neufs")}, ${count(versions, "version")}`}</p>
    </div>
    <div className={styles.scene}>
      <Picture image={scene?.childImageSharp?.gatsbyImageData} alt="" sizes="(min-width: 768px) 100vw, 200vw" main />
    </div>
    <div className={`wrap ${styles.search}`}>
      <HomeSearch />
      <Jumps label="Budget" jumps={budgets} />
    </div>
  </div>
);
