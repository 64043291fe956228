import { Section } from "../../shared/ui/section";
import * as styles from "./cote.page.module.css";

/** How estimates are made, for visitors; docs/decisions/0019-used-cars-estimated-by-a-robust-regression.md is for engineers. */
export const Method = () => (
  <Section title="Comment nous estimons">
    <dl className={styles.pair}>
      <div>
        <dt>
          <b>Source</b>
        </dt>
        <dd>
          Chaque nuit, les annonces en ligne ou closes depuis moins de 120 jours, à leur dernier prix. La même voiture
          compte une fois, un vendeur pour trois voitures au plus.
        </dd>
      </div>
      <div>
        <dt>
          <b>Comparaison</b>
        </dt>
        <dd>
          Même modèle, puis âge, kilométrage, venant ou locale, boîte, énergie, droits payés ou non. La fourchette est
          celle de la moitié des voitures semblables. Un modèle rare emprunte à sa marque et à sa carrosserie ce que
          vaut une année ou un kilométrage.
        </dd>
      </div>
      <div>
        <dt>
          <b>Exclusions</b>
        </dt>
        <dd>
          Ni accidentées, ni prix absurdes. Aucune étiquette ne s’achète, aucune estimation n’est corrigée à la main.
        </dd>
      </div>
      <div>
        <dt>
          <b>Limites</b>
        </dt>
        <dd>
          Moins de huit annonces à deux ans près, ou une erreur possible de plus de 10&nbsp;% environ&nbsp;: pas de
          prix. Ni l’entretien, ni l’équipement, ni une nouvelle génération ne comptent&nbsp;: une belle voiture peut
          valoir plus.
        </dd>
      </div>
    </dl>
  </Section>
);
