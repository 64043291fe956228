import * as grid from "../../shared/ui/grid.module.css";
import { ElectricCard } from "./electric-card";
import * as styles from "./electric-card.page.module.css";
import { sectionsOf } from "./energy-sections";

interface Car {
  readonly model: Queries.ModelCardFragment;
  /** The lowest price of all versions of the model. */
  readonly least: number | null;
  /** The version that its card shows. */
  readonly version: Queries.ElectricVersionFragment;
}

interface Props {
  readonly cars: readonly Car[];
  /** Whether they are in the order of their energies, each of which then has a section. */
  readonly byEnergy: boolean;
  /** Francs per 100 km by the id of a version. */
  readonly costs: ReadonlyMap<number, number>;
  /** On what that of a version is reckoned, as a sentence after « Aux 100 km : ». */
  readonly basisOf: (version: Queries.ElectricVersionFragment) => string | null;
  /** See `ElectricCard`. */
  readonly realShare: number | null;
}

/** Cards of electric and hybrid cars (rule: guide/electric-cards). */
export function ElectricList({ cars, byEnergy, costs, basisOf, realShare }: Props) {
  const sections = sectionsOf(cars).map((section) => {
    const costed = section.own.find(({ version }) => costs.has(version.versionId));
    return { ...section, basis: costed && basisOf(costed.version) };
  });
  const cards = (some: readonly Car[]) => (
    <ul className={`${grid.grid} ${styles.list}`}>
      {some.map(({ model, least, version }) => (
        <li key={model.modelId}>
          <ElectricCard
            model={model}
            least={least}
            version={version}
            cost={costs.get(version.versionId) ?? null}
            realShare={realShare}
          />
        </li>
      ))}
    </ul>
  );
  if (!byEnergy)
    return (
      <>
        {cards(cars)}
        {sections.map(
          ({ id, title, basis }) =>
            basis && <p key={id} className="small quiet">{`${title}, aux 100\u00a0km\u00a0: ${basis}`}</p>,
        )}
      </>
    );
  return (
    <>
      {sections.map(({ id, title, own, basis }) => (
        <section key={id} id={id} className={styles.section}>
          <h2>{`${title} (${own.length})`}</h2>
          {basis && <p className="small quiet">{`Aux 100\u00a0km\u00a0: ${basis}`}</p>}
          {cards(own)}
        </section>
      ))}
    </>
  );
}
