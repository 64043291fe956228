import { expect } from "vitest";
import { flipSwitches } from "../../../scripts/flip-switches";
import type { aMember } from "../support/member-of-story";
import type { Story } from "../support/story-site";

const WHY = "Le serveur déménage, retour vers 18 h";
/** An ad needs so many. */
const PHOTOS = 3;
/** Longer than the five seconds within which each instance knows. */
const SOON = { timeout: 15_000, interval: 200 };

/** Posting is closed while a member has typed half of her ad, and opened again. @returns her ad, once it is sent */
export async function closeAndOpenPosting(story: Story, member: Awaited<ReturnType<typeof aMember>>): Promise<string> {
  const { ad } = await member.begin();
  const typed = await member.save(ad.id, ad.revision);
  expect(typed.status).toBe(200);
  const flip = (...args: readonly string[]) => flipSwitches(story.askOps, args, "awa");

  expect(await flip("on", "posting", WHY)).toMatch(/^posting, depuis .* par awa : Le serveur déménage/);
  await expect.poll(() => member.begin(), SOON).toMatchObject({ status: 503, code: "closed_posting" });
  const refused = await member.submit(ad.id, typed.ad.revision);
  expect([refused.status, refused.code]).toEqual([503, "closed_posting"]);
  expect(refused.message).toMatch(new RegExp(`Depuis le .*\\u00a0: ${WHY}\\.`));

  expect(await flip("off", "posting")).toBe("Rien n’est fermé.");
  await expect.poll(async () => (await member.begin()).status, SOON).toBe(201);
  expect((await member.read(ad.id)).ad).toEqual(typed.ad);
  for (let photo = 0; photo < PHOTOS; photo += 1) expect((await member.photo(ad.id)).status).toBe(201);
  expect((await member.submit(ad.id, typed.ad.revision)).status).toBe(200);
  return ad.id;
}
