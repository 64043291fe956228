import type { AdDetail } from "../../contract/market/ad";
import { CAR_FIELDS, type CarField } from "../../contract/market/car-fields";
import { EQUIPMENT_NAMES } from "../../contract/market/equipment";
import { labelIn } from "../../contract/market/lists";
import { AD_PAPERS, type AdPaper } from "../../contract/market/papers";
import { adLinks, type AdWord, type AdWords, linkAddress } from "../words/ad-words";
import { isMissing } from "../words/papers";
import { newOrUsedTool, routes } from "../../routes";
import { Section } from "../../shared/ui/section";
import * as styles from "./ad-page.page.module.css";

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
const PAPERS = (Object.keys(AD_PAPERS) as AdPaper[]).map((paper) => [paper, AD_PAPERS[paper]] as const);

function List({ words, rows }: { words: AdWords; rows: readonly (readonly [AdWord, string])[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(
        ([name, label]) =>
          words[name] && (
            <div key={name}>
              <dt>{label}</dt>
              <dd dir="auto">{words[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface Props {
  readonly ad: AdDetail;
  readonly words: AdWords;
}

/** What the seller says of the car, and the papers to ask for. */
export function AdDetails({ ad, words }: Props) {
  return (
    <>
      <Section title="Caractéristiques">
        <List words={words} rows={FACTS} />
      </Section>
      <Section title="Papiers à demander">
        <ol className={styles.papers}>
          {PAPERS.map(([paper, label]) => (
            <li key={paper}>
              <span>{label}</span>
              <b className={isMissing(words[paper]) ? "quiet" : undefined}>{words[paper]}</b>
              {isMissing(words[paper]) && ad.missing_papers[paper] && (
                <small className="quiet">{ad.missing_papers[paper]}</small>
              )}
            </li>
          ))}
        </ol>
        <p className="quiet small">
          «&nbsp;Annoncé&nbsp;»&nbsp;: le vendeur le dit, nous ne l’avons pas vu. «&nbsp;Vérifié&nbsp;»&nbsp;: nous
          avons vu le document. Demandez l’original avant de payer.
        </p>
      </Section>
      {words.description && (
        <Section title="Description du vendeur">
          <p dir="auto" className={styles.text}>
            {words.description}
          </p>
        </Section>
      )}
      {ad.equipment.length > 0 && (
        <Section title="Équipements">
          <ul className={styles.equipment}>
            {ad.equipment.map((one) => (
              <li key={one}>{labelIn(EQUIPMENT_NAMES, one)}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Calculez avec ce prix">
        <Tools ad={ad} words={words} />
      </Section>
    </>
  );
}

/** Links to what can be computed with the price of this car. */
function Tools({ ad, words }: Props) {
  const { loan, road, customs, monthly, compared, model } = adLinks(ad);
  const tools = [
    { base: routes.loanTool, end: loan, label: "Mensualité d’un crédit" },
    { base: routes.onTheRoadTool, end: road, label: "Mutation, papiers, assurance" },
    { base: routes.customsTool, end: customs, label: "Dédouanement" },
    { base: routes.monthlyTool, end: monthly, label: "Combien par mois ?" },
    { base: newOrUsedTool, end: compared, label: "Ou une neuve\u00a0? Sur cinq ans" },
    { base: routes.newCars, end: model, label: words.model },
  ];
  return (
    <nav className="chips" aria-label="Outils">
      {tools.map(
        ({ base, end, label }) =>
          end !== null && (
            <a key={base} className="chip" href={linkAddress(base, end)}>
              {label}
            </a>
          ),
      )}
    </nav>
  );
}
