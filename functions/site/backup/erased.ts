import * as z from "zod/mini";
import { isoDay } from "../../../src/shared/dates/dates";
import { newErased } from "./names";
import { backupKeyOf, type BackupKey, digestsOf, type KeySetting, sealText } from "./sealed";

/** A member who asked to be deleted, by digests which say nobody's name. */
export const erasedMember = z.object({
  /** Milliseconds. */
  at: z.int(),
  member: z.string(),
  address: z.string(),
  /** The id of the message that asks api.php to delete them, too. */
  order: z.string(),
});
export type ErasedMember = z.infer<typeof erasedMember>;

/** The two digests by which a restore recognises a member: of the account and of its address. */
export async function erasedDigests(key: BackupKey) {
  const digest = await digestsOf(key);
  return {
    ofMember: (uid: string) => digest(`member ${uid}`),
    ofAddress: (email: string) => digest(`address ${email.toLowerCase()}`),
  };
}

/** Writes the entry which shows a restore that the log is there. @returns its name */
export async function openLog(bucket: R2Bucket, key: BackupKey, date: string, now: number): Promise<string> {
  const name = newErased(date, "opened");
  await bucket.put(name, await sealText(key, name, JSON.stringify({ at: now })));
  return name;
}

/**
 * Notes beside the backups that a member is to be deleted, before they are: a restore deletes them again (rule: site/restore). Each note is an object of
 * its own, which nothing changes. Without a key there are no backups, and nothing is noted.
 * @throws where it cannot be noted: the member is then not deleted either, and is told to try again
 */
export async function noteErased(
  env: KeySetting & { readonly BACKUPS: R2Bucket },
  { uid, email }: { readonly uid: string; readonly email: string },
  order: string,
  now: number,
): Promise<void> {
  const key = await backupKeyOf(env);
  if (!key) return;
  const { ofMember, ofAddress } = await erasedDigests(key);
  const note: ErasedMember = { at: now, member: await ofMember(uid), address: await ofAddress(email), order };
  const name = newErased(isoDay(now), "member");
  await env.BACKUPS.put(name, await sealText(key, name, JSON.stringify(note)));
}
