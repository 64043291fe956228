import { useAtomValue } from "jotai";
import type { OwnAlert } from "../contract/market/alert";
import type { OwnAd } from "../contract/market/ad";
import type { MemberData } from "../contract/mine/member-data";
import { favouritesAtom } from "../guide/kept/favourites-state";
import { keptAdsAtom } from "../market/kept/kept-ads";
import { routes } from "../routes";
import { count } from "../shared/figures/figures";
import type { Asked } from "../shared/http/use-asked";
import { Icon, type IconName } from "../shared/ui/icon";
import * as styles from "./account-overview.later.module.css";

interface Props {
  readonly ads: Asked<{ readonly ads: readonly OwnAd[] }>;
  readonly alerts: Asked<{ readonly alerts: readonly OwnAlert[] }>;
  readonly reviews: Asked<MemberData["reviews"]>;
}

const known = <Value extends object>(asked: Asked<Value>): Value | null => (typeof asked === "string" ? null : asked);

/** What stands under a number; what waits for the member stands out. */
interface Note {
  readonly text: string;
  readonly waits?: true;
}

const waiting = (number: number, what: string): Note | null =>
  number > 0 ? { text: `${number} ${what}`, waits: true } : null;

/** What waits for the member, else how many are online. */
function adsNote(ads: readonly OwnAd[]): Note {
  const inState = (state: OwnAd["state"]) => ads.filter((ad) => ad.state === state).length;
  const online = inState("publiee");
  return (
    waiting(inState("refusee"), "à corriger") ??
    waiting(inState("brouillon"), "à terminer") ??
    waiting(inState("expiree"), "à renouveler") ?? {
      text: online > 0 ? `${online} en ligne` : ads.length > 0 ? "aucune en ligne" : "aucune encore",
    }
  );
}

function alertsNote(alerts: readonly OwnAlert[]): Note {
  const unconfirmed = alerts.filter(({ confirmed }) => !confirmed).length;
  return (
    waiting(unconfirmed, "à confirmer") ?? {
      text: alerts.length > 0 ? count(alerts.length, "active") : "aucune encore",
    }
  );
}

function reviewsNote(reviews: MemberData["reviews"]): Note {
  const published = reviews.filter(({ state }) => state === "published").length;
  if (published > 0) return { text: count(published, "publié") };
  return { text: reviews.length > 0 ? "aucun publié" : "aucun encore" };
}

/** The account at a glance: each part with its number, which leads to it. */
export function AccountOverview({ ads, alerts, reviews }: Props) {
  const cars = useAtomValue(favouritesAtom).length;
  const keptAds = useAtomValue(keptAdsAtom).length;
  const [ownAds, ownAlerts, ownReviews] = [known(ads)?.ads, known(alerts)?.alerts, known(reviews)];
  return (
    <nav aria-label="En bref">
      <ul className={styles.tiles}>
        <Tile icon="car" path="#annonces" label="Annonces" number={ownAds?.length} note={ownAds && adsNote(ownAds)} />
        <Tile
          icon="bell"
          path="#alertes"
          label="Alertes"
          number={ownAlerts?.length}
          note={ownAlerts && alertsNote(ownAlerts)}
        />
        <Tile
          icon="heart"
          path={routes.selection}
          label="Ma sélection"
          number={cars + keptAds}
          note={{ text: "sur cet appareil" }}
        />
        <Tile
          icon="star"
          path="#avis"
          label="Avis"
          number={ownReviews?.length}
          note={ownReviews && reviewsNote(ownReviews)}
        />
      </ul>
    </nav>
  );
}

interface TileProps {
  readonly icon: IconName;
  readonly path: string;
  readonly label: string;
  /** Absent until it is known. */
  readonly number: number | undefined;
  readonly note: Note | null | undefined;
}

const Tile = ({ icon, path, label, number, note }: TileProps) => (
  <li>
    <a className={`card ${styles.tile}`} href={path}>
      <Icon name={icon} size={20} />
      <b className={styles.number}>{number ?? "–"}</b>
      <span>{label}</span>
      <span className={note?.waits ? styles.waits : styles.note}>{note?.text ?? "\u00a0"}</span>
    </a>
  </li>
);
