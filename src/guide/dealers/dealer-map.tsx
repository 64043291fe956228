import * as styles from "./dealer-map.page.module.css";
import { isNear, mapPosition, pointOn } from "./map-position";
import { OUTLINES, WIDTH } from "./outlines";

interface Props {
  readonly district: string | null;
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** From here on a name stands to the left of its dot. */
const RIGHT = 210;
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
        {others.map(({ name, x, y }) => (
          <g key={name}>
            <circle cx={x} cy={y} r="2" />
            <text y={y + 4} {...beside(x)}>
              {name}
            </text>
          </g>
        ))}
        <g className={styles.here} fontSize="13">
          <circle cx={dot.x} cy={dot.y} r="6" />
          <text y={dot.y + 5} {...beside(dot.x)}>
            {place}
          </text>
        </g>
      </g>
    </svg>
  );
}
