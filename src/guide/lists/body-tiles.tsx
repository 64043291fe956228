import { descending } from "../../shared/sort/orders";
import { count } from "../../shared/figures/figures";
import { LowestPrice } from "./lowest-price";
import { BodyIcon } from "../../shared/ui/body-icon";
import * as tile from "../brands/brand-tile.module.css";
import * as wall from "../brands/brand-wall.page.module.css";

/** The list of one body type. */
export interface BodyList {
  readonly label: string;
  readonly path: string;
  readonly models: number;
  /** Its lowest price; null if no price is known. */
  readonly from: number | null;
}

/** Tiles that lead to the new cars of each body type, the most frequent first (rule: guide/car-lists), each with its drawing, number of models and lowest price. */
export const BodyTiles = ({ bodies }: { bodies: readonly BodyList[] }) => (
  <ul className={wall.wall}>
    {[...bodies].sort(descending(({ models }) => models)).map(({ label, path, models, from }) => (
      <li key={path}>
        <a className={`card ${tile.tile}`} href={path}>
          <BodyIcon body={path.split("/").at(-1) ?? ""} />
          <span>
            {/* « Berline / 4 portes » */}
            <b>{label.replace(/(\d) /, "$1\u00a0")}</b>
            <small className="quiet">{count(models, "modèle")}</small>
            <LowestPrice price={from} />
          </span>
        </a>
      </li>
    ))}
  </ul>
);
