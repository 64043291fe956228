import { vary } from "./chance";
import { baobab, tuft } from "./plants";
import { type Scene, wide } from "./scene";
import { boxLinear, boxRadial } from "./svg";

const grass = (
  key: string,
  count: number,
  y0: number,
  y1: number,
  size: number,
  colours: readonly [string, string],
): string =>
  Array.from({ length: count }, (_, i) => {
    const y = y0 + (y1 - y0) * vary(key, `y${i}`);
    return {
      y,
      art: tuft(
        -40 + (i / count) * 1680 + vary(key, `x${i}`) * 70,
        y,
        size * (0.7 + 0.6 * vary(key, `s${i}`)),
        colours[i % 2 ? 1 : 0],
      ),
    };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ art }) => art)
    .join("");

export const piste: Scene = {
  ground: 815,
  night: false,
  light: { colour: "#e8a25e", strength: 0.05 },
  draw: (id) =>
    [
      "<defs>",
      boxLinear(`${id}s`, [
        [0, "#9cc4d4"],
        [0.55, "#d5dfd6"],
        [1, "#f5e3c3"],
      ]),
      boxLinear(`${id}g`, [
        [0, "#d9bd7c"],
        [1, "#c39a52"],
      ]),
      boxLinear(`${id}t`, [
        [0, "#c9764a"],
        [0.35, "#bd6238"],
        [1, "#a34e2b"],
      ]),
      boxRadial(`${id}h`, [
        [0, "#fff6df", 0.9],
        [1, "#fff6df", 0],
      ]),
      "</defs>",
      wide(0, 620, `url(#${id}s)`),
      `<circle cx="420" cy="360" r="420" fill="url(#${id}h)"/>`,
      '<path d="M-400 600C-100 572 160 590 420 580C700 570 980 592 1240 578C1500 566 1800 584 2000 576V640H-400Z" fill="#b9b795"/>',
      '<path d="M-400 612C-60 596 300 606 640 600C980 594 1300 606 2000 598V660H-400Z" fill="#a39c6c"/>',
      baobab(540, 612, 130, "#a08c78", "#8b7865", "#8d9666"),
      baobab(1010, 610, 96, "#a99782", "#95836f", "#989f72"),
      wide(608, 130, `url(#${id}g)`),
      '<path d="M-400 640C0 628 500 648 900 636C1300 626 1700 640 2000 632V660H-400Z" fill="#cfae68" fill-opacity=".7"/>',
      baobab(1330, 662, 430, "#8a7362", "#705b4c", "#6f7d4a"),
      baobab(180, 650, 290, "#917a68", "#776253", "#7a8653"),
      grass("far", 34, 650, 690, 26, ["#b8924c", "#a9833f"]),
      `<path d="M-400 724C0 708 420 722 820 714C1220 706 1640 722 2000 712V1010H-400Z" fill="url(#${id}t)"/>`,
      '<path d="M-400 770C100 756 700 770 1200 760C1500 754 1800 764 2000 760V786C1600 780 1200 792 800 786C300 780 -100 792 -400 792Z" fill="#d68a5e" fill-opacity=".55"/>',
      '<path d="M-400 880C100 862 700 884 1200 868C1500 860 1800 874 2000 868V906C1500 894 900 916 500 906C100 898 -200 910 -400 912Z" fill="#d68a5e" fill-opacity=".4"/>',
      '<path d="M-400 846C200 836 800 852 1300 840C1600 834 1900 842 2000 840V852C1500 850 900 864 400 856C0 850 -300 860 -400 860Z" fill="#8f4224" fill-opacity=".35"/>',
      grass("near", 40, 716, 732, 40, ["#a57f3c", "#c29a51"]),
      grass("fore", 26, 1000, 1020, 96, ["#8e6b30", "#b08a45"]),
    ].join(""),
};
