import { expect } from "vitest";
import { askAboutPerson } from "../../../scripts/ask-about-person";
import { type aMember, MEMBER } from "../support/member-of-story";
import { DATABASE, readKept } from "../support/stored-databases";
import type { Story } from "../support/story-site";

const SENTINELS = [MEMBER.email, MEMBER.displayName, MEMBER.phone.replaceAll(" ", ""), MEMBER.phone];

/** Which sentinels are in which tables, as « table: sentinel ». */
const traces = (root: string): readonly string[] =>
  readKept(root, DATABASE, (database) => {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    return tables.flatMap(({ name }) => {
      const rows = JSON.stringify(database.prepare(`SELECT * FROM "${String(name)}"`).all()).toLowerCase();
      return SENTINELS.filter((one) => rows.includes(one.toLowerCase())).map((one) => `${String(name)}: ${one}`);
    });
  });

/** The member who posted an ad asks to be forgotten. */
export async function eraseMember(
  story: Story,
  member: Awaited<ReturnType<typeof aMember>>,
  ad: string,
): Promise<void> {
  expect([(await member.lead()).status, (await member.alert()).status]).toEqual([202, 202]);
  const tables = new Set(traces(story.root).map((trace) => trace.split(":")[0]));
  expect([...tables]).toEqual(expect.arrayContaining(["ads", "alerts", "messages", "sellers"]));

  const said = await askAboutPerson(story.askOps, ["delete", MEMBER.email]);
  expect(said).toMatch(/^Supprimé\u00a0: .*ads [1-9].*\napi\.php reçoit l’ordre d’oublier le compte /);
  expect(traces(story.root)).toEqual([]);
  expect((await member.read(ad)).status).toBe(404);
}
