import { DECISION_ACTS } from "../src/contract/members/decision";
import { CAR_FIELD_NAMES, CAR_FIELDS } from "../src/contract/market/car-fields";
import { labelIn } from "../src/contract/market/lists";
import { AD_PAPERS } from "../src/contract/market/papers";
import { AD_REFUSALS, REPORT_REASONS } from "../src/contract/market/reasons";
import { type ModeratedAd, moderatedAd, moderatedAds, reportedAds } from "../src/contract/market/moderation";
import { AD_WARNINGS } from "../src/contract/market/warnings";
import { carWords } from "../src/market/words/car-words";
import { groupDigits } from "../src/shared/figures/price";
import { type AskOps, operator, plain } from "./ask-ops";
import { reportAndExit, Stop } from "./stop";

const USAGE =
  "Demandez : rien (ce qui attend), reports, decisions, approve ANNONCE, refuse ANNONCE RAISON, keep ANNONCE, papers ANNONCE PAPIERS, photo ANNONCE NUMÉRO, block VENDEUR, unblock VENDEUR, verify VENDEUR.";

function summary(ad: ModeratedAd): string {
  const { seller } = ad;
  const facts = [
    `${groupDigits(ad.price)} F`,
    ...(ad.estimate === null ? [] : [`estimation ${groupDigits(ad.estimate)} F`]),
    `${groupDigits(ad.mileage)} km`,
    ad.place,
  ];
  const words = carWords(ad);
  const car = CAR_FIELD_NAMES.flatMap((field) => (words[field] ? [`${CAR_FIELDS[field].name} : ${words[field]}`] : []));
  const history = Object.entries(seller.ads).map(([state, n]) => `${n} ${state}`);
  return [
    `${ad.id}  ${ad.title}  (${ad.reference}, révision ${ad.revision}, envoyée ${ad.submitted_at ?? "—"})`,
    `  ${facts.join(" · ")} · ${ad.photos.length} photos${ad.photos_waiting > 0 ? `, ${ad.photos_waiting} en cours` : ""}`,
    `  ${car.join(" · ")}`,
    `  Vendeur ${seller.id} : ${seller.name}, ${seller.type}${seller.verified ? ", vérifié" : ""} (${history.join(", ")}, ${seller.reports} signalements)`,
    ...(ad.papers_seen.length > 0
      ? [`  Papiers vus : ${ad.papers_seen.map((one) => labelIn(AD_PAPERS, one)).join(", ")}`]
      : []),
    ...ad.warnings.map((code) => `  ! ${labelIn(AD_WARNINGS, code)}`),
    ...ad.decisions.map(
      ({ at, operator: by, act, detail, note }) =>
        `  = ${at} ${by} : ${[labelIn(DECISION_ACTS, act), detail, note].filter(Boolean).join(", ")}`,
    ),
    `  ${ad.description}`,
  ]
    .map(plain)
    .join("\n");
}

const print = (lines: readonly string[]) => void process.stdout.write(`${lines.join("\n\n")}\n`);

/** The current revision of an ad, on which the operator decides. */
const find = async (ask: AskOps, id: string): Promise<ModeratedAd> =>
  moderatedAd.parse(await ask(`ads/${encodeURIComponent(id)}`));

const NO_PAPERS = "aucun";
/** Parses the papers of a list like « carte_grise,assurance ». */
function papersIn(list: string): readonly string[] {
  const papers = list === NO_PAPERS ? [] : list.split(",");
  if (!papers.every((one) => Object.hasOwn(AD_PAPERS, one)))
    throw new Stop(
      `Donnez les papiers vus, séparés par des virgules, ou « ${NO_PAPERS} » : ${Object.keys(AD_PAPERS).join(", ")}.`,
    );
  return papers;
}

/** `npm run moderate`: lists the ads that wait for an operator, with the warnings of the automatic rules, and sends the operator's decisions. */
async function moderate(word = "", subject = "", reason = ""): Promise<void> {
  const ask = operator();
  if (word === "") {
    const { total, ads } = moderatedAds.parse(await ask("ads?etat=en_attente"));
    return print([`${total} annonces attendent.`, ...ads.map(summary)]);
  }
  if (word === "reports") {
    const { ads } = reportedAds.parse(await ask("reports"));
    return print([
      `${ads.length} annonces signalées.`,
      ...ads.map(({ ad, reports }) =>
        [
          summary(ad),
          ...reports.map((one) => plain(`  > ${one.at} ${REPORT_REASONS[one.reason]} : ${one.text ?? "—"}`)),
        ].join("\n"),
      ),
    ]);
  }
  if (word === "decisions") return void process.stdout.write(String(await ask("decisions.csv")));
  if (subject === "") throw new Stop(USAGE);
  if (word === "approve") {
    const { revision, title } = await find(ask, subject);
    await ask(`ads/${subject}`, { decision: "approve", revision });
    return print([`Publiée : ${plain(title)}.`]);
  }
  if (word === "refuse") {
    if (!Object.hasOwn(AD_REFUSALS, reason))
      throw new Stop(`Donnez une raison : ${Object.keys(AD_REFUSALS).join(", ")}.`);
    const { revision, title } = await find(ask, subject);
    await ask(`ads/${subject}`, { decision: "refuse", reason, revision });
    return print([`Refusée : ${plain(title)}.`]);
  }
  if (word === "keep") {
    const { revision, title } = await find(ask, subject);
    await ask(`ads/${subject}/reports`, { revision });
    return print([`Signalements lus, laissée en ligne : ${plain(title)}.`]);
  }
  if (word === "papers") {
    const papers = papersIn(reason);
    const { revision, title } = await find(ask, subject);
    await ask(`ads/${subject}/papers`, { revision, papers });
    return print([
      `Papiers vus de ${plain(title)} : ${papers.map((one) => labelIn(AD_PAPERS, one)).join(", ") || NO_PAPERS}.`,
    ]);
  }
  if (word === "photo") {
    const { title, photos } = await find(ask, subject);
    const photo = photos[Number(reason) - 1];
    if (!photo?.hash) throw new Stop(`Donnez le numéro d’une photo, de 1 à ${photos.length}.`);
    await ask(`ads/${subject}/photos/${photo.hash}`, "DELETE");
    return print([`Photo ${reason} retirée de ${plain(title)} : elle ne répond plus d’ici une minute.`]);
  }
  const order = { block: { blocked: true }, unblock: { blocked: false }, verify: { verified: true } }[word];
  if (!order) throw new Stop(USAGE);
  await ask(`sellers/${subject}`, order);
  print(["C’est fait."]);
}

moderate(...process.argv.slice(2, 5)).catch(reportAndExit);
