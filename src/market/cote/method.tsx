import { Section } from "../../shared/ui/section";

/** How estimates are made, for visitors; docs/decisions/0019-used-cars-estimated-by-a-robust-regression.md is for engineers. */
export const Method = () => (
  <Section title="Comment nous estimons">
    <ol className="stack">
      <li>
        Chaque nuit, nous relisons les annonces en ligne et celles closes depuis moins de 120 jours, à leur dernier
        prix.
      </li>
      <li>
        Nous comparons ce qui se ressemble&nbsp;: même modèle, puis âge, kilométrage, venant ou locale, boîte, énergie,
        droits payés ou non.
      </li>
      <li>
        Un modèle qui a peu d’annonces emprunte à sa marque et à sa carrosserie ce que vaut une année ou un kilométrage.
      </li>
      <li>
        Un prix absurde ne compte pas. Une voiture annoncée deux fois compte une fois, et un vendeur pour trois voitures
        au plus.
      </li>
      <li>Les accidentées sont laissées de côté.</li>
      <li>La fourchette est celle où se trouve la moitié des voitures semblables.</li>
      <li>
        En dessous de huit annonces à deux ans près, ou si l’erreur peut dépasser 10&nbsp;% environ, nous ne donnons
        aucun prix.
      </li>
      <li>
        Ni l’entretien, ni l’équipement, ni une nouvelle génération ne sont comptés&nbsp;: une belle voiture peut valoir
        plus.
      </li>
      <li>Aucune étiquette ne s’achète, et aucune estimation n’est corrigée à la main.</li>
    </ol>
  </Section>
);
