import { parseArgs } from "node:util";
import { personReport } from "../src/contract/mine/person";
import { BACKUP_DAYS } from "../src/shared/stored/retention";
import { operator, plain } from "./ask-ops";
import { reportAndExit, Stop } from "./stop";

const USAGE =
  "Demandez : export EMAIL|TÉLÉPHONE ou delete EMAIL|TÉLÉPHONE, et --uid COMPTE si Firebase en connaît un (--uid suffit).";

/** `npm run person`: prints what the site has about one person as JSON, or deletes it and prints a report (rule: mine/person). */
async function person(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { uid: { type: "string" } } });
  const [act = "", who = ""] = positionals;
  if ((act !== "export" && act !== "delete") || (who === "" && !values.uid)) throw new Stop(USAGE);
  const named = who.includes("@") ? { email: who } : { phone: who };
  const report = personReport.parse(
    await operator()("person", { act, ...(who !== "" && named), ...(values.uid && { uid: values.uid }) }),
  );
  if (act === "export") return void process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
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
  process.stdout.write(`${lines.map(plain).join("\n")}\n`);
}

person().catch(reportAndExit);
