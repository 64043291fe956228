import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { SWITCH_NAMES, type SwitchName, SWITCHES, switchesOn } from "../src/contract/shared/switches";
import { operator, plain } from "./ask-ops";
import { reportAndExit, Stop } from "./stop";

const USAGE = `Demandez : list, on NOM "RAISON" [--email ADRESSE] [--whatsapp NUMÉRO] [--by QUI], off NOM [--by QUI].
La raison est lue par les visiteurs. Les noms :
${SWITCH_NAMES.map((name) => `  ${name.padEnd(14)}${SWITCHES[name]}`).join("\n")}
`;

const isName = (word: string): word is SwitchName => SWITCH_NAMES.some((name) => name === word);

/** `npm run switches`: closes parts of the site for visitors, opens them again, and lists what is closed (rule: site/switches). */
async function switches(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: "string" },
      whatsapp: { type: "string" },
      by: { type: "string", default: userInfo().username },
    },
  });
  const [word = "list", name = "", why = ""] = positionals;
  const ask = operator();
  const flip = async () => {
    if (word === "list") return ask("switches");
    if ((word !== "on" && word !== "off") || !isName(name)) throw new Stop(USAGE);
    if (word === "off") return ask("switches", { name, on: false, who: values.by });
    if (why.trim() === "") throw new Stop("Donnez la raison entre guillemets : les visiteurs la lisent.");
    const { email = null, whatsapp = null } = values;
    if (name === "leads-by-mail" && email === null && whatsapp === null)
      throw new Stop("Donnez --email ou --whatsapp : c’est là que les demandes sont envoyées.");
    return ask("switches", { name, on: true, who: values.by, why, email, whatsapp });
  };
  const { on } = switchesOn.parse(await flip());
  const lines = on.map(
    (one) =>
      `${one.name}, depuis ${new Date(one.on_at).toISOString()}, par ${one.who} : ${one.why}${[one.email, one.whatsapp].map((way) => (way === null ? "" : ` → ${way}`)).join("")}`,
  );
  process.stdout.write(`${lines.map(plain).join("\n") || "Rien n’est fermé."}\n`);
}

switches().catch(reportAndExit);
