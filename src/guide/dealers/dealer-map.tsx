import { figure } from "../../shared/figures/figures";
import * as styles from "./dealer-map.page.module.css";
import { isNear, mapPosition, pointOn } from "./map-position";
import { KM_OF_A_DEGREE } from "./distance";
import { OUTLINES, WIDTH } from "./outlines";

interface Props {
  readonly district: string | null;
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** From here on a name stands to the left of its dot. */
const RIGHT = 210;
/** Between the bar of the scale and the edges of the map: sea is behind it on every map. */
const CORNER = 12;
const beside = (x: number) => ({ x: x > RIGHT ? x - 9 : x + 9, textAnchor: x > RIGHT ? ("end" as const) : undefined });

/** A small drawing of where a dealer is. It asks no other site for a map; nothing is drawn for a place outside the country. */
export function DealerMap({ district, city, latitude, longitude }: Props) {
  const position = mapPosition(latitude, longitude);
  if (!position) return null;
  const { outline, dot } = position;
  // A district is found on the map of its town, a town on that of the country.
  const place = outline === OUTLINES[0] ? (district ?? city) : city;
  const others = Object.entries(outline.places)
    .map(([name, [north, east]]) => ({ name, ...pointOn(outline, north, east) }))
    .filter((other) => other.name !== place && !isNear(other, dot));
  const bar = Math.round((outline.bar / KM_OF_A_DEGREE) * outline.scale[1]);
  return (
    <svg
      className={`quiet ${styles.map}`}
      viewBox={`0 0 ${WIDTH} ${outline.height}`}
      width={2 * WIDTH}
      role="img"
      aria-label={`Carte : ${place}`}
    >
      <g fill="currentColor" fontSize="11">
        <path className={styles.land} d={outline.land} stroke="currentColor" strokeOpacity=".4" />
        {Object.entries(outline.around).map(([name, [north, east]]) => (
          <text key={name} className={styles.around} {...pointOn(outline, north, east)}>
            {name}
          </text>
        ))}
        {others.map(({ name, x, y }) => (
          <g key={name}>
            <circle cx={x} cy={y} r="2" />
            <text y={y + 4} {...beside(x)}>
              {name}
            </text>
          </g>
        ))}
        <g className={styles.here} fontSize="13">
          <circle cx={dot.x} cy={dot.y} r="7" />
          <text y={dot.y + 5} {...beside(dot.x)}>
            {place}
          </text>
        </g>
        <path d={`M${CORNER} ${CORNER}h${bar}`} stroke="currentColor" strokeWidth="2" />
        <text x={CORNER + bar / 2} y={CORNER + 14} textAnchor="middle">
          {figure(outline.bar, "km")}
        </text>
      </g>
    </svg>
  );
}
