import { parseArgs } from "node:util";
import { SWITCH_NAMES, type SwitchName, SWITCHES, switchesOn } from "../src/contract/shared/switches";
import { type AskOps, plain } from "./ask-ops";
import { Stop } from "./stop";

const USAGE = `Demandez : list, on NOM "RAISON" [--email ADRESSE] [--whatsapp NUMÉRO] [--by QUI], off NOM [--by QUI].
La raison est lue par les visiteurs. Les noms :
${SWITCH_NAMES.map((name) => `  ${name.padEnd(14)}${SWITCHES[name]}`).join("\n")}
`;

const isName = (word: string): word is SwitchName => SWITCH_NAMES.some((name) => name === word);

/**
 * Closes a part of the site for visitors, opens it again, or lists what is closed (rule: site/switches).
 * @param args words of `npm run switches`
 * @param user who closes or opens where `--by` does not say it
 * @returns what is closed now, in French, a line each
 */
export async function flipSwitches(ask: AskOps, args: readonly string[], user: string): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { email: { type: "string" }, whatsapp: { type: "string" }, by: { type: "string", default: user } },
  });
  const [word = "list", name = "", why = ""] = positionals;
  const flip = async () => {
    if (word === "list") return ask("switches");
    if ((word !== "on" && word !== "off") || !isName(name)) throw new Stop(USAGE);
    if (word === "off") return ask("switches", { name, on: false, who: values.by });
    if (why.trim() === "") throw new Stop("Donnez la raison entre guillemets : les visiteurs la lisent.");
    const { email = null, whatsapp = null } = values;
    if (name === "leads-by-mail" && email === null && whatsapp === null)
      throw new Stop("Donnez --email ou --whatsapp : c’est là que les demandes sont envoyées.");
    return ask("switches", { name, on: true, who: values.by, why, email, whatsapp });
  };
  const { on } = switchesOn.parse(await flip());
  const lines = on.map(
    (one) =>
      `${one.name}, depuis ${new Date(one.on_at).toISOString()}, par ${one.who} : ${one.why}${[one.email, one.whatsapp].map((way) => (way === null ? "" : ` → ${way}`)).join("")}`,
  );
  return lines.map(plain).join("\n") || "Rien n’est fermé.";
}
