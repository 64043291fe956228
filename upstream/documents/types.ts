import * as z from "zod/mini";
import * as primitives from "../../src/contract/wire/primitives";
import { gender } from "../../src/contract/wire/model";
import { terms } from "../../src/contract/wire/news";
import { overallScore, score } from "../../src/contract/wire/review";

interface NamedType {
  /** Its name among the OpenAPI components. */
  readonly id: string;
  /** Its name in the tables of fields. */
  readonly title: string;
  readonly description: string;
  /** What JSON Schema can say of it that zod does not: a check that stands after a transform, or words that are asked for while others are forgiven. */
  readonly minLength?: number;
  readonly format?: string;
  readonly enum?: readonly (string | null)[];
}

/** Values that are written in several ways, by name: the documents explain each once. The schemas themselves stay free of words. */
export const namedTypes: readonly (readonly [z.ZodMiniType, NamedType])[] = [
  [
    primitives.id,
    {
      id: "identifiant",
      title: "identifiant",
      description: 'Entier de 1 à 999 999 999, en nombre ou en texte : `12` ou `"12"`.',
    },
  ],
  [
    primitives.text,
    {
      id: "texte",
      title: "texte",
      description:
        "Texte visible, jamais vide. Les entités HTML sont lues (`Citro&euml;n`), les espaces de tête et de fin ôtées.",
      minLength: 1,
    },
  ],
  [
    primitives.optionalText,
    {
      id: "texte_facultatif",
      title: "texte facultatif",
      description: 'Comme un texte ; absent, `null` et `""` veulent dire qu’il n’y en a pas.',
    },
  ],
  [
    primitives.html,
    {
      id: "html",
      title: "HTML",
      description: 'HTML, nettoyé par le site : scripts, styles et cadres sont ôtés. Absent et `null` valent `""`.',
    },
  ],
  [
    primitives.flag,
    {
      id: "oui_non",
      title: "oui ou non",
      description: '`true`, `1`, `"1"`, `"true"` ; `false`, `0`, `"0"`, `"false"`. Absent et `null` valent non.',
    },
  ],
  [
    primitives.money,
    {
      id: "montant",
      title: "montant",
      description:
        'Francs CFA entiers : `12900000`, `"12.900.000 FCA"`, `"12 900 000"`. Absent, `null`, `0`, `""` et `"NC"` veulent dire inconnu.',
    },
  ],
  [
    primitives.figure,
    {
      id: "chiffre",
      title: "chiffre",
      description: 'Nombre, ou son texte : `5.6`, `"5.6"`, `"5,6"`. Absent, `null` et `""` veulent dire inconnu.',
    },
  ],
  [score, { id: "note", title: "note", description: "Chiffre de 1 à 5, ou rien." }],
  [overallScore, { id: "note_obligatoire", title: "note obligatoire", description: "Chiffre de 1 à 5." }],
  [
    primitives.isoDate,
    {
      id: "date",
      title: "date",
      description:
        "Jour ou instant : `2026-11-21`, `2026-11-21T08:30:00Z`, ou comme WordPress `2026-11-21 08:30:00` (heure de Dakar).",
    },
  ],
  [
    primitives.optionalDate,
    {
      id: "date_facultative",
      title: "date facultative",
      description: 'Comme une date ; absente, `null` et `""` veulent dire qu’il n’y en a pas.',
    },
  ],
  [
    gender,
    {
      id: "genre",
      title: "genre",
      description:
        '`"m"` ou `"f"`. Absent, `null` et `""` : inconnu. Toute autre valeur est signalée, et vaut inconnu.',
      enum: ["m", "f", "", null],
    },
  ],
  [
    terms,
    {
      id: "rubriques",
      title: "rubriques",
      description:
        'Une rubrique, ou une liste de rubriques ; chacune est son nom, ou un objet `{ "name": … }`. Absent et `null` : aucune.',
    },
  ],
];
