import * as styles from "./dealer-map.page.module.css";
import { pointOn } from "./map-position";
import { COUNTRY, WIDTH } from "./outlines";

interface Props {
  readonly dealers: readonly { readonly latitude: number | null; readonly longitude: number | null }[];
}

/** Where the dealers of a directory are, drawn on the map of the country. The links to the regions beside it say the same in words. */
export function DealersMap({ dealers }: Props) {
  const dots = dealers.flatMap(({ latitude, longitude }) => {
    if (latitude === null || longitude === null) return [];
    const { x, y } = pointOn(COUNTRY, latitude, longitude);
    return `M${x} ${y}h0`;
  });
  return (
    <svg className={`quiet ${styles.map}`} viewBox={`0 0 ${WIDTH} ${COUNTRY.height}`} width={WIDTH} aria-hidden="true">
      <g fill="currentColor" fontSize="11">
        <path className={styles.land} d={COUNTRY.land} stroke="currentColor" strokeOpacity=".4" />
        {Object.entries(COUNTRY.around).map(([name, [north, east]]) => (
          <text key={name} className={styles.around} {...pointOn(COUNTRY, north, east)}>
            {name}
          </text>
        ))}
        <path className={styles.dots} d={[...new Set(dots)].join("")} />
      </g>
    </svg>
  );
}
