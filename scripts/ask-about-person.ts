import { parseArgs } from "node:util";
import { personReport } from "../src/contract/mine/person";
import { BACKUP_DAYS } from "../src/shared/stored/retention";
import { type AskOps, plain } from "./ask-ops";
import { Stop } from "./stop";

const USAGE =
  "Demandez : export EMAIL|TÉLÉPHONE ou delete EMAIL|TÉLÉPHONE, et --uid COMPTE si Firebase en connaît un (--uid suffit).";

/**
 * Exports what the site has about one person, or deletes it (rule: mine/person).
 * @param args words of `npm run person`
 * @returns the export as JSON, or a report of what was deleted, in French
 */
export async function askAboutPerson(ask: AskOps, args: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { uid: { type: "string" } },
  });
  const [act = "", who = ""] = positionals;
  if ((act !== "export" && act !== "delete") || (who === "" && !values.uid)) throw new Stop(USAGE);
  const named = who.includes("@") ? { email: who } : { phone: who };
  const report = personReport.parse(
    await ask("person", { act, ...(who !== "" && named), ...(values.uid && { uid: values.uid }) }),
  );
  if (act === "export") return JSON.stringify(report, null, 2);
  const { found, photos, accounts, others, handed, mentioned } = report;
  const tables = Object.entries(found).map(([table, n]) => `${table} ${n}`);
  const lines = [
    `Supprimé : ${tables.join(", ")}, photos ${photos}.`,
    ...accounts.map(
      (uid) =>
        `api.php reçoit l’ordre d’oublier le compte ${uid}. Supprimez le compte lui-même dans la console Firebase.`,
    ),
    ...others.map(
      (uid) => `Le numéro était dans une annonce du compte ${uid}, qui reste : --uid ${uid} le supprime aussi.`,
    ),
    ...handed.map(
      ({ endpoint, reference }) =>
        `api.php peut avoir ${endpoint} ${reference ?? "sans référence"} : supprimez-le là aussi.`,
    ),
    ...mentioned.map((id) => `L’annonce ${id} d’un autre compte nomme cette personne : relisez-la.`),
    `Les sauvegardes l’ont encore ${BACKUP_DAYS} jours. Après une restauration d’ici là, relancez cette commande.`,
  ];
  return lines.map(plain).join("\n");
}
