import { choose } from "../chance";
import { bush, palm } from "../plants";
import { wide } from "../scene";
import { boxRadial } from "../svg";
import { box, disc, floor, parked, path, scaleOf, shade, sky, stroke } from "./kit";
import type { Subject } from "./subject";

const post = (x: number, y: number, light: string): string =>
  [
    shade(x, y + 4, 130, 14, 0.3),
    box(x - 110, y - 20, 220, 26, "#b9ae98", 6),
    box(x - 84, y - 520, 168, 504, "#fbf8ef", 34),
    path(`M${x + 40} ${y - 520}h10q34 0 34 34v470h-44Z`, "#d6ccb8", 0.8),
    box(x - 62, y - 490, 124, 190, "#17332b", 20),
    disc(x, y - 395, 118, "url(#glow)"),
    path(`M${x + 14} ${y - 470}l-52 88h34l-12 64l54 -92h-36Z`, light),
    box(x - 62, y - 280, 124, 12, light, 6),
    disc(x, y - 212, 34, "#2a3633"),
    disc(x, y - 212, 20, "#4a5854"),
  ].join("");

/** A car at a post, its cable hanging to the flank. */
export const chargingPoint: Subject = ({ seed, cars: [car] }) => {
  const light = choose(seed, "lamp", ["#63d6a0", "#7fd0e6", "#f2c14e"]);
  const x = 1020;
  const scale = scaleOf(car, 1010);
  const left = x - (car.lengthMm * scale) / 2;
  const socket = { x: left + car.lengthMm * scale * 0.245, y: 838 - car.heightMm * scale * 0.56 };
  return [
    sky(seed, 640, ["golden", "noon", "rose"], 420),
    `<defs>${boxRadial("glow", [
      [0, light, 0.55],
      [1, light, 0],
    ])}</defs>`,
    box(-200, 372, 2000, 340, choose(seed, "wall", ["#ecd9b8", "#dca583", "#c7d6cd"])),
    path("M-200 372H1800V396H-200Z", "#fff6e4"),
    path("M-200 396H1800V408H-200Z", "#3a2a1c", 0.14),
    path("M-200 560H1800V712H-200Z", "#3a2a1c", 0.08),
    palm(1400, 712, 520, -70, "#3f5c47", "#64835f"),
    bush(150, 380, 210, 66, 90, ["#3f6b3f", "#4f7d47", "#355c39"]),
    bush(140, 372, 200, 54, 80, ["#c2357c", "#d4508f", "#e27bab", "#b52f72"]),
    wide(700, 26, "#e3d6bd"),
    floor(724, "#8d8880", "#605d58"),
    wide(724, 6, "#55514c"),
    path("M-400 930H2000V942H-400Z", "#f1e6cf", 0.6),
    parked(car, { x, y: 838, size: 1010 }),
    post(300, 868, light),
    disc(socket.x, socket.y, 19, "#12211c"),
    stroke(
      `M300 656C330 930 ${socket.x - 190} 960 ${socket.x - 50} ${socket.y + 60}Q${socket.x - 24} ${socket.y + 8} ${socket.x - 16} ${socket.y}`,
      "#14211d",
      19,
    ),
    stroke(`M300 656C330 930 ${socket.x - 190} 960 ${socket.x - 50} ${socket.y + 60}`, light, 4, 0.7),
    box(socket.x - 46, socket.y - 15, 52, 30, "#22312d", 10),
  ].join("");
};
