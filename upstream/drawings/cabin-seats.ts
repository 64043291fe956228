import type { Cabin } from "./cabins";
import { mix } from "./colour";
import { boxLinear, clip } from "./svg";

/** One front seat as somebody sees it who leans in between them: cushion, backrest's edge and headrest. */
const cushion = "M1010 1000C1000 930 1010 868 1040 838C1080 808 1330 806 1384 836C1430 866 1470 940 1480 1000Z";
const back = "M1600 560C1560 556 1520 590 1496 650C1466 740 1440 850 1440 1000H1600Z";

const pattern = (weave: Cabin["weave"], colour: string, accent: string): string => {
  const seam = mix(colour, "#000000", 0.45);
  const light = mix(colour, "#ffffff", 0.4);
  switch (weave) {
    case "stripe":
      return `<path d="M1130 800L1100 1000H1150L1166 800ZM1240 800L1262 1000H1312L1278 800Z" fill="${accent}" fill-opacity=".8"/><path d="M1560 560L1500 1000H1530L1580 560Z" fill="${accent}" fill-opacity=".8"/>`;
    case "piped":
      return `<path d="M1092 822C1076 880 1070 940 1072 1000M1340 822C1370 880 1392 940 1398 1000M1548 570C1520 700 1504 850 1502 1000" fill="none" stroke="${light}" stroke-width="7"/>`;
    case "twotone":
      return `<path d="M1106 800C1090 870 1084 940 1086 1000H1370C1360 930 1346 870 1326 800ZM1600 600C1550 720 1530 850 1526 1000H1600Z" fill="#1f2427"/><path d="M1106 816C1090 880 1084 940 1086 1000M1326 816C1346 880 1362 940 1370 1000" fill="none" stroke="${light}" stroke-width="5" stroke-dasharray="14 9"/>`;
    case "ribbed":
      return `<path d="M1000 862H1480M1000 896H1480M1000 932H1480M1000 970H1480M1440 690H1600M1440 740H1600M1440 790H1600M1440 840H1600" stroke="${seam}" stroke-width="8"/>`;
    case "quilted":
      return `<path d="${Array.from({ length: 11 }, (_, i) => `M${960 + i * 56} 780L${1100 + i * 56} 1010M${1520 - i * 56} 780L${1380 - i * 56} 1010`).join("")}M1470 700L1600 860M1450 800L1600 990M1600 640L1440 880M1600 780L1450 1000" fill="none" stroke="${seam}" stroke-opacity=".7" stroke-width="4"/>`;
    case "plain":
      return `<path d="M1060 870C1160 850 1300 850 1420 872" fill="none" stroke="${seam}" stroke-opacity=".35" stroke-width="5"/>`;
  }
};

/** The passenger's seat, and the driver's as its mirror. */
export const drawSeats = (id: string, cabin: Cabin, colour: string, accent: string): string => {
  const seat = [
    `<path d="${cushion}" fill="url(#${id}c)"/>`,
    `<path d="${back}" fill="url(#${id}c)"/>`,
    `<g clip-path="url(#${id}cc)">${pattern(cabin.weave, colour, accent)}</g>`,
    `<path d="${cushion}${back}" fill="none" stroke="#05090b" stroke-opacity=".4" stroke-width="6"/>`,
  ].join("");
  return [
    "<defs>",
    boxLinear(`${id}c`, [
      [0, mix(colour, "#ffffff", 0.22)],
      [0.4, colour],
      [1, mix(colour, "#000000", 0.4)],
    ]),
    clip(`${id}cc`, `${cushion}${back}`),
    `<g id="${id}cs">${seat}</g></defs>`,
    `<use href="#${id}cs"/><use href="#${id}cs" transform="matrix(-1 0 0 1 1660 0)"/>`,
  ].join("");
};
