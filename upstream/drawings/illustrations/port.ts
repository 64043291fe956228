import { choose } from "../chance";
import { mix } from "../colour";
import { wide } from "../scene";
import { boxLinear } from "../svg";
import { box, disc, floor, parked, path, shade, sky, stroke } from "./kit";
import type { Subject } from "./subject";

const COLOURS = ["#c4622f", "#0f7a5a", "#d99a2b", "#2f6f8f", "#a8432f", "#e3d5ba"] as const;
const QUAY = 742;

/** One container seen from its long side, with the folds of its sheet. */
const container = (x: number, y: number, colour: string): string =>
  [
    box(x, y, 196, 92, colour, 3),
    ...Array.from({ length: 11 }, (_, i) => box(x + 12 + i * 16.6, y + 10, 7, 72, mix(colour, "#1b120b", 0.2))),
    box(x, y, 196, 7, mix(colour, "#ffffff", 0.28)),
    box(x, y + 86, 196, 6, mix(colour, "#1b120b", 0.35)),
  ].join("");

const stack = (seed: string): string =>
  [
    [-70, 4],
    [130, 3],
    [330, 2],
  ]
    .flatMap(([x = 0, rows = 0], column) =>
      Array.from({ length: rows }, (_, row) => {
        const first = COLOURS.indexOf(choose(seed, "load", COLOURS));
        return container(
          x,
          QUAY - 92 * (row + 1),
          COLOURS[(first + column * 2 + row * 3) % COLOURS.length] ?? "#c4622f",
        );
      }),
    )
    .join("");

/** A carrier of cars: a tall white box on a dark hull, its stern ramp on the quay. */
const ship = (hull: string): string =>
  [
    path("M640 640L664 330Q668 312 690 312H1490Q1512 312 1524 330L1640 470V640Z", "#f4efe3"),
    path("M640 640L652 486H1640V640Z", "url(#side)"),
    path("M628 760L648 560H1640V760Z", hull),
    box(628, 716, 1010, 40, "#8f3a2a"),
    path("M648 560H1640V574H646Z", "#f4efe3", 0.85),
    ...[372, 424].map((y) => stroke(`M700 ${y}H1500`, "#cfc6b4", 5)),
    ...Array.from({ length: 15 }, (_, i) => box(712 + i * 52, 386, 26, 22, "#5f7f8c", 5)),
    path("M1330 312V246Q1330 236 1342 236H1490Q1500 236 1500 246V312Z", "#fffaf0"),
    box(1342, 256, 148, 26, "#3c5a66", 4),
    path("M760 312V232H836V312Z", "#0b6b4f"),
    box(760, 246, 76, 18, "#d9a02b"),
    stroke("M1420 236V176M1396 196H1444", "#b9b1a0", 6),
  ].join("");

export const port: Subject = ({ seed, cars: [car] }) =>
  [
    sky(seed, 600, ["golden", "morning", "rose"], 470),
    `<defs>${boxLinear("side", [
      [0, "#d8cdb8", 0],
      [1, "#b9a98e", 0.7],
    ])}${boxLinear("water", [
      [0, "#7fb0ae"],
      [1, "#2f7487"],
    ])}</defs>`,
    wide(590, 160, "url(#water)"),
    path("M-400 592C-200 570 60 574 260 584C420 590 560 588 700 596H-400Z", "#8b9a94"),
    // a crane behind the stack
    stroke("M330 560L386 190M470 560L414 190M300 190H640M400 190L400 130L610 190M400 130L310 190", "#b1583a", 9, 0.85),
    stroke("M590 194V330", "#6b4a3a", 4, 0.7),
    ship(choose(seed, "hull", ["#17505a", "#123f33", "#27406a"])),
    stroke("M650 664C720 660 800 668 880 664M1180 690C1260 686 1330 694 1420 690", "#ffffff", 4, 0.25),
    floor(QUAY, "#cfc3ab", "#a3947a"),
    wide(QUAY, 10, "#e9dfc9"),
    wide(QUAY + 10, 6, "#8c7c63"),
    path("M-400 946H2000V958H-400Z", "#e0b13f", 0.8),
    stack(seed),
    shade(230, QUAY + 8, 320, 12, 0.2),
    ...[600, 1500].map((x) => box(x - 16, QUAY - 26, 32, 30, "#3a3f40", 8) + disc(x, QUAY - 26, 20, "#4b5152")),
    parked(car, { x: 960, y: 904, size: 860 }),
  ].join("");
