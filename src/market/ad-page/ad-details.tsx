import { CAR_FIELDS, type CarField } from "../../contract/market/car-fields";
import { AD_PAPERS, type AdPaper } from "../../contract/market/papers";
import type { AdWord } from "../words/ad-words";
import { routes } from "../../routes";
import { Section } from "../../shared/ui/section";
import * as styles from "./ad-page.page.module.css";
import { Row, SlotLink, Word } from "./ad-slots";

const CAR: readonly CarField[] = [
  "body_type",
  "fiscal_power",
  "engine",
  "drive",
  "colour",
  "seats",
  "doors",
  "steering",
  "origin",
  "owners",
];
const FACTS: readonly (readonly [AdWord, string])[] = [
  ...CAR.map((field) => [field, CAR_FIELDS[field].name] as const),
  ["service_book", "Carnet d’entretien"],
  ["accidents", "Accidents déclarés"],
];

function List({ rows }: { rows: readonly (readonly [AdWord, string])[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(([name, label]) => (
        <Row key={name} name={name}>
          <dt>{label}</dt>
          <dd>
            <Word name={name} />
          </dd>
        </Row>
      ))}
    </dl>
  );
}

/** What the seller says of the car, and the papers to ask for. */
export function AdDetails() {
  return (
    <>
      <Section title="Caractéristiques">
        <List rows={FACTS} />
      </Section>
      <Section title="Papiers à demander">
        <List rows={(Object.keys(AD_PAPERS) as AdPaper[]).map((paper) => [paper, AD_PAPERS[paper]] as const)} />
        <p className="quiet small">
          « Annoncé » : le vendeur le dit, nous ne l’avons pas vu. « Vérifié » : nous avons vu le document. Demandez
          l’original avant de payer.
        </p>
      </Section>
      <Row name="description">
        <Section title="Description du vendeur">
          <Word name="description" as="p" className={styles.text} />
        </Section>
      </Row>
      <Row name="equipment">
        <Section title="Équipements">
          <Word name="equipment" as="p" />
        </Section>
      </Row>
      <Section title="Calculez avec ce prix">
        <nav className="chips" aria-label="Outils">
          <SlotLink name="loan" base={routes.loanTool} className="chip">
            Mensualité d’un crédit
          </SlotLink>
          <SlotLink name="road" base={routes.onTheRoadTool} className="chip">
            Mutation, papiers, assurance
          </SlotLink>
          <SlotLink name="customs" base={routes.customsTool} className="chip">
            Dédouanement
          </SlotLink>
          <SlotLink name="monthly" base={routes.monthlyTool} className="chip">
            Combien par mois ?
          </SlotLink>
          <SlotLink name="model" base={routes.newCars} className="chip">
            <Word name="model" waiting="Le modèle neuf" />
          </SlotLink>
        </nav>
      </Section>
      <Section title="Le vendeur">
        <div className={`card ${styles.seller}`}>
          <p>
            <SlotLink name="seller" base={routes.usedCars}>
              <Word name="seller" waiting="Le vendeur" />
            </SlotLink>
          </p>
          <p>
            <Word name="seller_type" />
          </p>
          <Row name="seller_verified" as="p">
            <Word name="seller_verified" className="badge good" />
          </Row>
          <Word name="seller_since" as="p" className="quiet small" />
          <Word name="seller_ads" as="p" className="quiet small" />
        </div>
      </Section>
    </>
  );
}
