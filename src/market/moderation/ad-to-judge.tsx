import { Answers } from "../../members/operators/answers";
import { useId } from "react";
import { photoAddress } from "../../contract/market/photo";
import { CAR_FIELD_NAMES, CAR_FIELDS } from "../../contract/market/car-fields";
import { labelIn, SELLER_TYPES } from "../../contract/market/lists";
import type { AdPaper } from "../../contract/market/papers";
import { REPORT_REASONS } from "../../contract/market/reasons";
import type { ModeratedAd, ReportedAds, SellerDecision } from "../../contract/market/moderation";
import { AD_WARNINGS } from "../../contract/market/warnings";
import { shortDate } from "../../shared/dates/dates";
import { count, figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import { carWords } from "../words/car-words";
import { type Decided, Decisions } from "./decisions";
import { Journal } from "./journal";
import * as styles from "./moderation.later.module.css";
import { PapersForm } from "./papers-form";

type Reports = ReportedAds["ads"][number]["reports"];

interface Props {
  readonly ad: ModeratedAd;
  readonly reports?: Reports;
  readonly onDecision: (ad: ModeratedAd, decision: Decided & { readonly note?: string }) => Promise<void>;
  readonly onSeller: (ad: ModeratedAd, decision: SellerDecision) => Promise<void>;
  readonly onPapers: (ad: ModeratedAd, papers: AdPaper[]) => Promise<void>;
}

const AD_STATE_NAMES: Readonly<Record<string, [string, string?]>> = {
  brouillon: ["brouillon"],
  en_attente: ["en attente", "en attente"],
  publiee: ["en ligne", "en ligne"],
  refusee: ["refusée"],
  expiree: ["expirée"],
  vendue: ["vendue"],
  supprimee: ["supprimée"],
};

const factsOf = (ad: ModeratedAd, words = carWords(ad)): readonly (readonly [string, string | null])[] => [
  ["Prix", formatPrice(ad.price) + (ad.estimate === null ? "" : ` (estimation ${formatPrice(ad.estimate)})`)],
  ["Kilométrage", figure(ad.mileage, "km")],
  ["Version", ad.version],
  ...CAR_FIELD_NAMES.map((field) => [CAR_FIELDS[field].name, words[field]] as const),
  ["Accidents", ad.accidents],
  ["Châssis", ad.vin],
  ["Lieu", ad.place],
  ["Nom affiché", ad.seller_name],
  ["Téléphone", ad.phone],
];

/** The seller's ads by state, e.g. « 3 en ligne, 1 vendue ». */
const historyOf = ({ seller }: ModeratedAd) =>
  Object.entries(seller.ads)
    .map(([state, n]) => count(n, ...(AD_STATE_NAMES[state] ?? ([state] as const))))
    .join(", ");

/** One ad with everything the operator needs to decide about it, and the buttons that record the decision. */
export function AdToJudge({ ad, reports = [], onDecision, onSeller, onPapers }: Props) {
  const id = useId();
  const { seller } = ad;
  return (
    <article className={styles.ad} aria-labelledby={id}>
      <h3 id={id}>
        {ad.title} <span className={styles.reference}>{ad.reference}</span>
      </h3>
      <p className="quiet">
        {ad.submitted_at && `Envoyée le ${shortDate(ad.submitted_at)}. `}
        {ad.state === "publiee" ? (
          <a href={routes.ad(ad)}>Voir l’annonce en ligne</a>
        ) : (
          ad.published_at && "Déjà publiée, puis modifiée."
        )}
      </p>
      {ad.warnings.length > 0 && (
        <ul className={styles.warnings} aria-label="Alertes automatiques">
          {ad.warnings.map((code) => (
            <li key={code}>{labelIn(AD_WARNINGS, code)}</li>
          ))}
        </ul>
      )}
      {reports.length > 0 && (
        <ul className={styles.warnings} aria-label="Signalements">
          {reports.map(({ reason, text, at }) => (
            <li key={at}>
              <b>{REPORT_REASONS[reason]}</b>, {shortDate(at)}
              {text && ` : ${text}`}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.photos}>
        {ad.photos.map(({ hash, width, height }, at) => (
          <a key={hash} href={photoAddress(hash, 1600)} target="_blank" rel="noreferrer">
            <img
              src={photoAddress(hash, 640)}
              width={width}
              height={height}
              loading="lazy"
              alt={`Photo ${at + 1} : ${ad.title}`}
            />
          </a>
        ))}
      </div>
      {ad.photos_waiting > 0 && <p className="quiet">{count(ad.photos_waiting, "photo")} en préparation.</p>}
      <Answers className={styles.facts} answers={factsOf(ad)} />
      <p className={styles.description}>{ad.description}</p>
      <p>
        Vendeur&nbsp;: <b>{seller.name}</b>, {labelIn(SELLER_TYPES, seller.type).toLowerCase()}
        {seller.verified && ", vérifié"}, depuis le {shortDate(seller.since)}. {historyOf(ad)}.{" "}
        {count(seller.reports, "signalement")}.
      </p>
      <PapersForm ad={ad} onPapers={(papers) => onPapers(ad, papers)} />
      <Journal decisions={ad.decisions} />
      <Decisions
        title={ad.title}
        seller={seller}
        waits={ad.state === "en_attente"}
        isReported={reports.length > 0}
        onDecision={(decision) => onDecision(ad, decision)}
        onSeller={(decision) => onSeller(ad, decision)}
      />
    </article>
  );
}
