import { coteShell } from "../../routes";
import * as styles from "../search/ad-home.page.module.css";
import { ESTIMATE_HINT } from "./estimate-hint";

/** As high as the form and the sentence under it, until it is known which models are for sale. */
export const EstimateWaiting = () => (
  <div className="stack">
    <p className={`card quiet ${styles.estimate}`}>
      Modèle, année, état et kilométrage. <a href={coteShell}>La cote, modèle par modèle</a>
    </p>
    <p>{ESTIMATE_HINT}</p>
  </div>
);
