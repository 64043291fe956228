import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import type { CoteDrawing, CoteModel } from "../../../src/contract/market/cote";
import { tenths } from "../../../src/shared/figures/tenths";

const WIDTH = 320;
const HEIGHT = 200;
/** Room for the labels of prices and years. */
const LEFT = 44;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 24;
const MILLION = 1_000_000;

/** Draws the estimates of years, the oldest on the left. @returns null for a single year, which is no line */
export function coteDrawing(years: CoteModel["years"]): CoteDrawing | null {
  if (years.length < 2) return null;
  const rising = years.toSorted((a, b) => a.year - b.year);
  const x = scaleLinear()
    .domain([rising[0]?.year ?? 0, rising.at(-1)?.year ?? 0])
    .range([LEFT, WIDTH - RIGHT]);
  const y = scaleLinear()
    .domain([Math.min(...rising.map(({ low }) => low)), Math.max(...rising.map(({ high }) => high))])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP]);
  const at = ({ year }: CoteModel["years"][number]) => tenths(x(year));
  const up = (price: number) => tenths(y(price));
  return {
    width: WIDTH,
    height: HEIGHT,
    area:
      area<CoteModel["years"][number]>()
        .x(at)
        .y0(({ low }) => up(low))
        .y1(({ high }) => up(high))(rising) ?? "",
    line:
      line<CoteModel["years"][number]>()
        .x(at)
        .y(({ value }) => up(value))(rising) ?? "",
    points: rising.map((one) => ({ x: at(one), y: up(one.value) })),
    prices: y.ticks(4).map((price) => ({ y: up(price), label: `${String(price / MILLION).replace(".", ",")}\u00a0M` })),
    years: rising
      .filter((_, index) => rising.length <= 7 || index % 2 === 0)
      .map((one) => ({ x: at(one), label: String(one.year) })),
  };
}
