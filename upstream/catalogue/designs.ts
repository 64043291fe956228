import { type Design, designWords } from "../drawings/design";
import type { Style } from "../drawings/style";
import type { Line } from "../source/sheet";
import { warnOnce } from "../warn";

/** Columns of dessins.csv in per cent, and the measures they set. */
const SHAPE = {
  capot: "hood",
  base: "cowl",
  pied: "cowlX",
  haut: "screenX",
  fin: "roofEnd",
  chute: "roofFall",
  lunette: "tail",
  recul: "tailX",
  ceinture: "beltFront",
  avant: "front",
} as const satisfies Record<string, keyof Style>;

const MM_PER_INCH = 25.4;

/** « 225/65 R17 »: width, height of the side in per cent of it, rim in inches. */
function tyreIn(text: string): Design["tyre"] {
  const [, width, side, inches] = /^(\d{3})\/(\d{2}) ?R(\d{2})$/.exec(text) ?? [];
  const rim = Number(inches) * MM_PER_INCH;
  return width && side ? { rim, outer: rim + (2 * Number(width) * Number(side)) / 100 } : undefined;
}

/** A line of dessins.csv; a word that nothing draws is told once on stderr and left out. */
export function designIn(line: Line, tyres: string): Design {
  const number = (column: string): number | undefined => {
    const cell = line[column] ?? "";
    return cell === "" ? undefined : Number(cell.replace(",", ".")) / 100;
  };
  const forms = <Form extends string>(column: string, words: Record<string, Form>, cell = line[column] ?? ""): Form[] =>
    cell.split(" ").flatMap((word) => {
      const form = words[word];
      if (word !== "" && !form) warnOnce(`dessins.csv, ${column} : « ${word} » inconnu`);
      return form ? [form] : [];
    });
  const shape: { -readonly [Key in keyof Style]?: number } = {};
  for (const [column, measure] of Object.entries(SHAPE)) {
    const value = number(column);
    if (value !== undefined) shape[measure] = value;
  }
  const rise = number("montee");
  if (rise !== undefined && shape.beltFront !== undefined) shape.beltRear = shape.beltFront + rise;
  const cladding = number("protection");
  const design: Design = {
    shape,
    box: number("carre"),
    slope: number("nez"),
    glassTop: number("vitre_haut"),
    glassFoot: number("vitre_pied"),
    glassKick: number("decroche"),
    cladding: cladding === undefined ? undefined : cladding * 100,
    tyre: tyreIn(line["pneus"] || tyres),
    rearPillar: forms("custode", designWords.custode)[0],
    roof: forms("toit", designWords.toit)[0],
    rails: forms("barres", designWords.barres)[0],
    arches: forms("ailes", designWords.ailes)[0],
    rim: forms("jante", designWords.jante)[0],
    finish: forms("finition", designWords.finition)[0],
    head: forms("phares", designWords.phares)[0],
    grille: forms("calandre", designWords.calandre)[0],
    tail: forms("feux", designWords.feux)[0],
    crease: forms("pli", designWords.pli)[0],
    options: forms("options", designWords.options),
  };
  return design;
}
