import type { SmallSite } from "../../support/small-site";
import { changeKept, DATABASE, readKept } from "./stored-databases";

const DAY = 86_400_000;

interface Part {
  readonly clock: "minute" | "night";
  /** The statement that the part runs, and that fails while the part is broken. */
  readonly does: string;
  /** SQL that gives the part something to do. */
  readonly due: string;
  /** SQL that selects the work left to do. */
  readonly left: string;
}

const AD = "seller_uid, brand_key, brand_name, model_key, model_name, year, condition, price, created_at, updated_at";
const CAR = "'panne', 'kia', 'Kia', 'kia-rio', 'Rio', 2017, 'venant', 6500000, 1, 1";
const anAd = (id: string, state: string, more: string, values: string) =>
  `INSERT INTO ads (id, state, ${AD}, ${more}) VALUES ('${id}', '${state}', ${CAR}, ${values}) ON CONFLICT DO NOTHING;`;

/** Parts of the clock by the names that operators see. A part that only sends to a queue is missing, since nothing in the database can stop it. */
const PARTS: Readonly<Record<string, Part>> = {
  messages: { clock: "minute", does: "UPDATE ON outbox", due: "", left: "FROM outbox WHERE state = 'waiting'" },
  construction: {
    clock: "minute",
    does: "INSERT ON rebuilds",
    due: "INSERT INTO rebuild_asked VALUES (1, 1, 1) ON CONFLICT (one) DO UPDATE SET last_at = 1;",
    left: "FROM rebuild_asked",
  },
  annonces: {
    clock: "minute",
    does: "UPDATE OF state ON ads WHEN NEW.state = 'expiree'",
    due: "UPDATE ads SET state = 'publiee' WHERE id = 'panne0000001';",
    left: "FROM ads WHERE id = 'panne0000001' AND state = 'publiee'",
  },
  rappels: {
    clock: "minute",
    does: "UPDATE OF reminded_at ON ads WHEN NEW.reminded_at IS NOT NULL",
    due: "UPDATE ads SET reminded_at = NULL WHERE id = 'panne0000002';",
    left: "FROM ads WHERE id = 'panne0000002' AND reminded_at IS NULL",
  },
  alertes: {
    clock: "minute",
    does: "UPDATE OF told_at ON alerts WHEN NEW.told_at IS NOT NULL",
    due: "UPDATE alerts SET told_at = NULL WHERE id = 'panne';",
    left: "FROM alerts WHERE id = 'panne' AND told_at IS NULL",
  },
  "purge des messages": {
    clock: "night",
    does: "DELETE ON messages",
    due: "INSERT INTO messages (id, endpoint, contact, body, received_at) VALUES ('panne-vieux', 'newsletter', 'x', '{}', 1) ON CONFLICT DO NOTHING; INSERT INTO outbox (id, state, next_at, sent_at) VALUES ('panne-vieux', 'sent', 1, 1) ON CONFLICT DO NOTHING;",
    left: "FROM messages WHERE id = 'panne-vieux'",
  },
  "purge des réseaux": {
    clock: "night",
    does: "UPDATE OF network ON messages WHEN NEW.network IS NULL",
    due: "UPDATE messages SET network = 'x' WHERE id = 'panne-reseau';",
    left: "FROM messages WHERE network = 'x'",
  },
  "purge des visites": {
    clock: "night",
    does: "DELETE ON ad_visits",
    due: "INSERT INTO ad_visits (visitor, act, ad_id, day) VALUES ('x', 'view', 'x', '2020-01-01') ON CONFLICT DO NOTHING;",
    left: "FROM ad_visits WHERE day = '2020-01-01'",
  },
  "purge des annonces": {
    clock: "night",
    does: "UPDATE OF emptied_at ON ads WHEN NEW.emptied_at IS NOT NULL",
    due: "UPDATE ads SET emptied_at = NULL WHERE id = 'panne0000003';",
    left: "FROM ads WHERE id = 'panne0000003' AND emptied_at IS NULL",
  },
  "purge des annonces supprimées": {
    clock: "night",
    does: "DELETE ON ads",
    due: anAd("panne0000004", "supprimee", "closed_at", "1"),
    left: "FROM ads WHERE id = 'panne0000004'",
  },
  "purge des quotas": {
    clock: "night",
    does: "DELETE ON member_days",
    due: "INSERT INTO member_days VALUES ('x', 'draft', '2020-01-01', 1) ON CONFLICT DO NOTHING;",
    left: "FROM member_days WHERE day = '2020-01-01'",
  },
  "purge des alertes": {
    clock: "night",
    does: "DELETE ON alerts",
    due: "INSERT INTO alerts (id, email, search, name, token, seen_at, created_at) VALUES ('oubli', 'x', '', '', 'oubli', 1, 1) ON CONFLICT DO NOTHING;",
    left: "FROM alerts WHERE id = 'oubli'",
  },
  "purge des photos": {
    clock: "night",
    does: "DELETE ON ad_photos",
    due: `INSERT INTO ad_photos (id, ad_id, position, width, height, next_at, created_at) VALUES ('oubli', 'panne0000002', 1, 1, 1, ${Number.MAX_SAFE_INTEGER}, 1) ON CONFLICT DO NOTHING;`,
    left: "FROM ad_photos WHERE id = 'oubli'",
  },
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const breaking = ([part, { does }]: readonly [string, Part], index: number) => {
  const [act = "", when] = does.split(" WHEN ");
  return `CREATE TRIGGER panne_${index} BEFORE ${act} WHEN (SELECT part FROM panne) = ${quoted(part)}${when ? ` AND ${when}` : ""} BEGIN SELECT RAISE(ABORT, 'panne'); END;`;
};

/**
 * Prepares a clock of which one part at a time cannot write. The name in a contact message chooses that part from then on, so that only the
 * Worker writes to its open database. The same message gives each part something to do.
 */
export async function breakClock(site: SmallSite) {
  const now = Date.now();
  await site.crash(() =>
    changeKept(site.root, DATABASE, (database) =>
      database.exec(`
      CREATE TABLE panne (part TEXT);
      INSERT INTO panne VALUES (NULL);
      INSERT INTO sellers (uid, id, email, name, type, since) VALUES ('panne', 'panne', 'x@exemple.sn', 'x', 'particulier', 1);
      ${anAd("panne0000001", "publiee", "published_at, expires_at", "1, 1")}
      ${anAd("panne0000002", "publiee", "published_at, expires_at", `1, ${now + 4 * DAY}`)}
      ${anAd("panne0000003", "vendue", "closed_at", "1")}
      INSERT INTO alerts (id, email, search, name, token, seen_at, created_at, confirmed_at) VALUES ('panne', 'x@exemple.sn', '', 'x', 'panne', 1, 1, 1);
      INSERT INTO messages (id, endpoint, contact, body, received_at) VALUES ('panne-reseau', 'newsletter', 'x', '{}', 1);
      INSERT INTO outbox (id, state, next_at, sent_at) VALUES ('panne-reseau', 'sent', 1, ${now});
      ${Object.entries(PARTS).map(breaking).join("\n")}
      CREATE TRIGGER panne_choisie AFTER INSERT ON messages WHEN NEW.endpoint = 'contact' BEGIN
        UPDATE panne SET part = json_extract(NEW.body, '$.nom');
        ${Object.values(PARTS)
          .map(({ due }) => due)
          .join("\n")}
      END;`),
    ),
  );
  return {
    parts: Object.entries(PARTS).map(([name, { clock }]) => ({ name, clock })),
    /** Parts of a clock that have work left to do. */
    unfinished: (clock: Part["clock"]): readonly string[] =>
      readKept(site.root, DATABASE, (database) => {
        const isLeft = ({ left }: Part) => Number(database.prepare(`SELECT count(*) AS n ${left}`).get()?.["n"]) > 0;
        return Object.entries(PARTS).flatMap(([name, part]) => (part.clock === clock && isLeft(part) ? name : []));
      }),
  };
}
