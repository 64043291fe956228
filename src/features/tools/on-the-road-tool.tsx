import { typedAmount, typedFrancs } from "../../contract/typed";
import { corrected, total } from "../../lib/costs/lines";
import { onTheRoad, ON_THE_ROAD_KEYS } from "../../lib/costs/on-the-road";
import { type Parameter, ratesOf } from "../../lib/costs/parameters";
import { formatPrice } from "../../lib/price";
import { Bill, type DatedFigure } from "./bill";
import { NumberField } from "./number-field";
import * as styles from "./tools.page.module.css";
import { useTool } from "./use-tool";

const FIRST = { prix: "10.900.000", cv: "6" };

/** « Prix clé en main », line by line (MARKET § 2.3). */
export function OnTheRoadTool({ parameters }: { parameters: readonly (Parameter & DatedFigure)[] }) {
  const tool = useTool(FIRST, {});
  const rates = ratesOf(parameters, ON_THE_ROAD_KEYS);
  if (!rates) return <p>Ce calcul attend des chiffres que nous n’avons pas pour l’instant.</p>;
  const { fields, own, correct } = tool;
  const lines = corrected(onTheRoad(rates, typedFrancs(fields.prix) ?? 0, typedAmount(fields.cv)), own);
  return (
    <div className={styles.tool}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <NumberField tool={tool} name="prix" label="Prix public de la voiture" read={typedFrancs} wrong="Entrez un montant, comme 10.900.000." />
        <NumberField tool={tool} name="cv" label="Puissance fiscale, en CV" hint="Elle décide de l’assurance au tiers." read={typedAmount} wrong="Entrez un nombre de chevaux, comme 6." />
      </form>
      <div className="stack">
        <p className={styles.answer} role="status">
          <span>Pour partir avec</span>
          <b className="price">{formatPrice(total(lines))}</b>
          <span className="small quiet">estimation</span>
        </p>
        <Bill caption="Prix clé en main, ligne par ligne" lines={lines} sum="Clé en main" figures={parameters} own={own} correct={correct} />
        <p className="small quiet">Le prix d’un concessionnaire comprend ses droits de douane. Demandez si l’enregistrement (2 %) et les frais de dossier y sont.</p>
      </div>
    </div>
  );
}
