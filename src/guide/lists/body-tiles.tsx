import { count } from "../../shared/figures/figures";
import { LowestPrice } from "./lowest-price";
import type { BodyDrawing } from "./body-drawings";
import * as tile from "../brands/brand-tile.module.css";
import * as wall from "../brands/brand-wall.page.module.css";

/** The list of one body type. */
export interface BodyList {
  readonly label: string;
  readonly path: string;
  readonly models: number;
  /** Its lowest price; null if no price is known. */
  readonly from: number | null;
  readonly drawing: BodyDrawing | null;
}

/** Millimetres of a car that one pixel shows, and room for its lines. */
const SCALE = 60;
const MARGIN = 80;

/** The car of a tile. All are drawn at one scale, so that a pick-up is longer than a city car. */
function Drawing({ length, height, outline, windows }: BodyDrawing) {
  const [wide, high] = [length + 2 * MARGIN, height + 2 * MARGIN];
  const line = { stroke: "currentColor", strokeWidth: 1.5, vectorEffect: "non-scaling-stroke" };
  return (
    <svg
      width={Math.round(wide / SCALE)}
      height={Math.round(high / SCALE)}
      viewBox={`${-MARGIN} ${-MARGIN} ${wide} ${high}`}
      aria-hidden="true"
    >
      <path {...line} fill="currentColor" fillOpacity=".12" d={outline} />
      <path {...line} d={windows} transform={`scale(${length / 200} ${height / 100})`} />
    </svg>
  );
}

/** Tiles that lead to the new cars of each body type (rule: guide/car-lists), each with its drawing, number of models and lowest price. */
export const BodyTiles = ({ bodies }: { bodies: readonly BodyList[] }) => (
  <ul className={wall.wall}>
    {bodies.map(({ label, path, models, from, drawing }) => (
      <li key={path}>
        <a className={`card ${tile.tile}`} href={path}>
          <span className={tile.car}>{drawing && <Drawing {...drawing} />}</span>
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
