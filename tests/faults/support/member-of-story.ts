import { anAd, anOffer } from "../../support/ads";
import type { RawRequest } from "./ask";
import { aLead, OF_MARKET } from "./forms";
import { ownRequests } from "./own-ads";
import type { Story } from "./story-site";

/** What names the member, and nobody else. */
export const MEMBER = {
  email: "zqxbinta@effacement.exemple",
  displayName: "Zqxbinta Effacement",
  phone: "+221 77 314 98 76",
} as const;
const FIELDS = {
  ...anAd(),
  offer: anOffer({ seller_name: MEMBER.displayName, phone: MEMBER.phone }),
};

const TRIES = 5;

/** A member who posts a car, asks for an alert and sends a lead. */
export async function aMember(story: Story) {
  const { ask, site } = story;
  const headers = await story.member(MEMBER);
  const own = ownRequests(site, headers);
  /** Asks again, as the form does, where the accounts were slow to answer. */
  const get = async (asked: RawRequest) => {
    for (let tried = 1; ; tried += 1) {
      const { status, body } = await ask(asked);
      const found = { status, ...(body ? JSON.parse(body) : {}) };
      if (found.code !== "accounts_down" || tried === TRIES) return found;
    }
  };
  return {
    begin: () => get(own.begin()),
    save: (ad: string, revision: number) => get(own.save(ad, revision, FIELDS)),
    read: (ad: string) => get(own.read(ad)),
    submit: (ad: string, revision: number) => get(own.submit(ad, revision)),
    photo: async (ad: string) => get(await own.photo(ad)),
    lead: () => story.send("leads", { ...aLead(), name: MEMBER.displayName, phone: MEMBER.phone, email: MEMBER.email }),
    alert: () => story.send("alerts", { ...OF_MARKET.alert(), email: MEMBER.email }),
  };
}
