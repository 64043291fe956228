import { afterAll, beforeAll, expect, test } from "vitest";
import { few } from "../support/failing";
import { refuseBrokenVersion, takeBackFallenVersion } from "./story/broken-versions";
import { closeAndOpenPosting } from "./story/closed-posting";
import { eraseMember } from "./story/erased-member";
import { begin, deployFromFreshRunner } from "./story/first-deployment";
import { loseDatabase } from "./story/lost-database";
import { replaceKey } from "./story/new-key";
import { chapter } from "./support/chapters";
import { fates } from "./support/fates";
import { figure } from "./support/figures";
import { aMember } from "./support/member-of-story";
import { keepReading } from "./support/readers";
import { openStory, retryAll, type Story } from "./support/story-site";
import { untilMore } from "./support/until";
import { keepSending } from "./support/visitors";

const PAGES = ["/", "/marche-doccasion", "/actualite-auto/5-essais", "/recherche?q=tucson", "/cote"];
const DRAIN = { timeout: 90_000, interval: 300 };

let story: Story;
beforeAll(async () => void (story = await openStory()));
afterAll(() => story?.close());

// rule: site/whole-story
test("a site in use loses nothing of a deployment, a broken version, a lost database, a new key, a closure and a deletion (long: its Workers start seven times)", async () => {
  const subject = "toute l’histoire, sous visites";
  await chapter("première mise en ligne", () => begin(story));
  const readers = keepReading(story, PAGES, { readers: 3, between: 100 });
  const visitors = keepSending(story, { visitors: 3, between: 150 });
  await untilMore(visitors.count, 5, "messages acknowledged");

  await chapter("déploiement d’une machine neuve", () => deployFromFreshRunner(story));
  await chapter("version cassée refusée", () => refuseBrokenVersion(story));
  const fallen = await chapter("version tombée reprise", () => takeBackFallenVersion(story, readers));
  const uncovered = await chapter("base perdue et restaurée", () => loseDatabase(story, visitors));
  await chapter("clé d’api.php remplacée", () => replaceKey(story));
  const member = await aMember(story);
  const ad = await chapter("dépôt fermé puis ouvert", () => closeAndOpenPosting(story, member));
  await chapter("membre effacé", () => eraseMember(story, member, ad));

  const { cut, broken } = await readers.stop();
  const { acknowledged, sentAgain, statuses } = await visitors.stop();
  await retryAll(story);
  await expect.poll(story.waiting, DRAIN).toBe(0);
  // What came after a backup and was not handed over yet is lost with the database, as docs/deploying.md says.
  const covered = new Map([...acknowledged].filter(([id]) => !uncovered.has(id)));
  const { lost, twice } = await fates(story, covered);
  const odd = [...statuses].filter((status) => status !== 202);
  const lostRequests = cut + sentAgain + (broken.length - fallen);

  figure("pages lues, demandes acquittées", subject, `${readers.count()}, ${acknowledged.size}`);
  const isNone = (count: number) => [{ what: "0", met: count === 0 }];
  const later = uncovered.size > 0 ? ` (et ${uncovered.size} qu’aucune sauvegarde ne couvre)` : "";
  figure("requêtes perdues", subject, String(lostRequests), isNone(lostRequests));
  figure("messages perdus", subject, `${lost.length}${later}`, isNone(lost.length));
  figure("messages en double", subject, String(twice.length), isNone(twice.length));
  expect(lostRequests).toBe(0);
  expect({ odd, broken: few(broken.slice(fallen)) }).toEqual({ odd: [], broken: [] });
  expect({ lost, twice }).toEqual({ lost: [], twice: [] });
});
