import { namedOperators, ROLE_NAMES, ROLES } from "../src/contract/members/operators";
import { count } from "../src/shared/figures/figures";
import { operator, plain } from "./ask-ops";
import { reportAndExit, Stop } from "./stop";

const USAGE = `Demandez : list, add COMPTE RÔLE NOM, remove COMPTE. Un compte est une adresse e-mail ou un identifiant ; un rôle, ${ROLE_NAMES.join(", ")}.`;

/**
 * `npm run operators`: lists who may use /api/ops beside the token of scripts, gives an account a role and takes it away. The token alone may
 * (rule: members/script-token).
 */
async function operators(word = "list", account = "", role = "", ...name: readonly string[]): Promise<void> {
  const ask = operator();
  if (word === "list") {
    const { operators: all } = namedOperators.parse(await ask("operators"));
    const lines = all.map((one) =>
      [one.account, ROLES[one.role].name, one.name, `depuis le ${one.since.slice(0, 10)}, par ${one.named_by}`].join(
        " · ",
      ),
    );
    return void process.stdout.write(`${[`${count(all.length, "opérateur")}.`, ...lines].map(plain).join("\n")}\n`);
  }
  if (word === "add" && account && name.length > 0) {
    await ask("operators", { account, role, name: name.join(" ") });
    return void process.stdout.write(`Nommé : ${plain(name.join(" "))}.\n`);
  }
  if (word !== "remove" || !account) throw new Stop(USAGE);
  await ask(`operators/${encodeURIComponent(account)}`, "DELETE");
  process.stdout.write("Retiré.\n");
}

operators(...process.argv.slice(2)).catch(reportAndExit);
