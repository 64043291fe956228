import { floor, path, box } from "./illustrations/kit";
import { baobab, palm, tuft } from "./plants";
import { wide } from "./scene";
import { boxLinear } from "./svg";

/** What stands behind and before a building; `ground` is the foot of its wall. */
interface Surroundings {
  behind: (ground: number) => string;
  ground: (ground: number) => string;
  before: (ground: number) => string;
}

const road = (ground: number): string =>
  [
    wide(ground, 64, "#dccdb0"),
    wide(ground + 60, 12, "#b3a48c"),
    floor(ground + 72, "#7b7772", "#57544f"),
    ...Array.from({ length: 8 }, (_, i) =>
      box(-120 + i * 250, ground + 150, 130, 12, "#f1e6cf", 0, ' fill-opacity=".7"'),
    ),
  ].join("");

const laterite = (ground: number): string =>
  [
    floor(ground, "#cf9060", "#a85f36"),
    path(
      `M-400 ${ground + 70}C100 ${ground + 56} 700 ${ground + 84} 1200 ${ground + 66}C1600 ${ground + 54} 1800 ${ground + 68} 2000 ${ground + 62}V${ground + 100}C1400 ${ground + 88} 800 ${ground + 112} 300 ${ground + 98}C0 ${ground + 90} -200 ${ground + 104} -400 ${ground + 100}Z`,
      "#dca273",
      0.5,
    ),
    wide(ground, 24, "#e3d0ae"),
  ].join("");

const surroundings = {
  sea: {
    behind: (g) =>
      `<defs>${boxLinear("sea", [
        [0, "#93b9b2"],
        [1, "#3f8193"],
      ])}</defs>${wide(g - 220, 220, "url(#sea)")}${path(`M-400 ${g - 218}V${g - 236}C-200 ${g - 250} 20 ${g - 236} 160 ${g - 240}C240 ${g - 250} 300 ${g - 232} 360 ${g - 218}Z`, "#8a938b")}${wide(g - 70, 70, "#e0cb9c")}${palm(70, g, 540, 50, "#3c4f45", "#56705a")}${palm(1545, g, 470, -60, "#3c4f45", "#56705a")}`,
    ground: road,
    before: () => "",
  },
  street: {
    behind: (g) =>
      [
        [-180, 330, "#d5a583"],
        [90, 250, "#cbb791"],
        [1330, 300, "#c7cfc0"],
        [1500, 400, "#dab98a"],
      ]
        .map(([x, h, wall]) =>
          [
            box(Number(x), g - Number(h), 280, Number(h), String(wall)),
            box(Number(x) - 6, g - Number(h) - 10, 292, 14, "#fbf0dc"),
            ...[0, 1, 2].map((i) => box(Number(x) + 36 + i * 82, g - Number(h) + 44, 44, 70, "#6d8a88", 3)),
            ...[0, 1, 2].map((i) => box(Number(x) + 36 + i * 82, g - Number(h) + 160, 44, 70, "#6d8a88", 3)),
          ].join(""),
        )
        .join("") + palm(1530, g, 400, -30, "#4d6a4c", "#6b8a5e"),
    ground: road,
    before: () => "",
  },
  savannah: {
    behind: (g) =>
      `${path(`M-400 ${g}V${g - 70}C-100 ${g - 110} 200 ${g - 84} 500 ${g - 100}C900 ${g - 120} 1300 ${g - 90} 2000 ${g - 104}V${g}Z`, "#b6b183")}${baobab(80, g - 6, 520, "#8a7362", "#705b4c", "#7a8653")}${baobab(1530, g - 16, 330, "#917a68", "#776253", "#7a8653")}`,
    ground: laterite,
    before: (g) => [60, 150, 1470, 1550].map((x, i) => tuft(x, g + 40 + (i % 2) * 20, 60, "#9c7a3a")).join(""),
  },
  palms: {
    behind: (g) =>
      `${path(`M-400 ${g}V${g - 150}C-200 ${g - 210} -60 ${g - 150} 80 ${g - 190}C240 ${g - 230} 360 ${g - 160} 520 ${g - 180}C900 ${g - 200} 1200 ${g - 170} 1380 ${g - 210}C1560 ${g - 240} 1700 ${g - 160} 2000 ${g - 190}V${g}Z`, "#6f9165")}${palm(60, g, 560, 60, "#3f5c47", "#5f8560")}${palm(190, g, 400, -40, "#4a6a50", "#6f9468")}${palm(1530, g, 520, -50, "#3f5c47", "#5f8560")}${palm(1430, g, 380, 50, "#4a6a50", "#6f9468")}`,
    ground: laterite,
    before: (g) => [40, 1540].map((x) => tuft(x, g + 50, 70, "#5f8a4a")).join(""),
  },
} satisfies Record<string, Surroundings>;
type PlaceName = keyof typeof surroundings;

const WORDS: readonly (readonly [RegExp, PlaceName])[] = [
  [/Mermoz|Almadies|Ngor|Plateau|Hann|Saly|Saint-Louis/, "sea"],
  [/Dakar|Thiès/, "street"],
  [/Ziguinchor|Sédhiou|Kolda|Fatick/, "palms"],
];

/** What a visitor to a district, a town and a region expects around a building. */
export const placeIn = (where: string): Surroundings =>
  surroundings[WORDS.find(([words]) => words.test(where))?.[1] ?? "savannah"];
