import type { RawResponse, RawRequest } from "./ask";
import type { Bed } from "./test-bed";
import { ownRequests } from "./own-ads";

const SELLERS = 5;
const PHOTOS = 4;
const BEFORE_TRYING_AGAIN = 150;

/** What the edge has acknowledged about an ad. */
export interface Posted {
  readonly id: string;
  /** Photos that were sent and not deleted. */
  readonly photos: readonly string[];
  readonly submitted: boolean;
}

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** The account provider was slow to answer, and the form says to try again. */
const isPutOff = ({ status, body }: RawResponse) => status === 503 && JSON.parse(body).code === "accounts_down";

/** Members who post one car after another. A request without an answer is repeated unchanged, as the form does. */
export function keepPosting(bed: Bed): {
  /** The number of answered requests so far. */ count(): number;
  stop(): Promise<{ readonly ads: readonly Posted[]; readonly odd: readonly string[]; readonly sentAgain: number }>;
} {
  const ads: Posted[] = [];
  const odd: string[] = [];
  let sentAgain = 0;
  let answers = 0;
  let going = true;

  /** @param alreadyDone the status that says that the request took effect before the crash */
  async function send(asked: RawRequest, expected: number, alreadyDone?: number): Promise<RawResponse | null> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await bed.ask(asked).catch(() => null);
      if (answer && !isPutOff(answer)) {
        answers += 1;
        if (attempt > 1) sentAgain += 1;
        if (answer.status === expected || (attempt > 1 && answer.status === alreadyDone)) return answer;
        odd.push(`${asked.method} ${asked.path}: ${answer.status} ${answer.body}`);
        return null;
      }
      if (!going && attempt > 1) return null;
      await pause(BEFORE_TRYING_AGAIN);
    }
  }

  async function post(): Promise<void> {
    const own = ownRequests(bed.site.address, await bed.member());
    const begun = await send(own.begin(), 201);
    if (!begun) return;
    const { id, revision } = JSON.parse(begun.body).ad;
    const saved = await send(own.save(id, revision), 200);
    if (!saved) return;
    const photos: string[] = [];
    const record = (submitted = false) => void ads.push({ id, photos, submitted });
    for (let photo = 0; photo < PHOTOS; photo += 1) {
      const sent = await send(await own.photo(id), 201);
      if (!sent) return record();
      photos.push(JSON.parse(sent.body).id);
    }
    if (!(await send(own.dropPhoto(id, photos[0] ?? ""), 204, 404))) return record();
    photos.shift();
    record((await send(own.submit(id, JSON.parse(saved.body).ad.revision), 200, 409)) !== null);
  }
  const seller = async () => {
    while (going) await post();
  };
  const all = Promise.all(Array.from({ length: SELLERS }, seller));
  return {
    count: () => answers,
    stop: async () => {
      going = false;
      await all;
      return { ads, odd, sentAgain };
    },
  };
}
