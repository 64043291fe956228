import { FOUND_KINDS, type FoundPage } from "../../contract/site/found";

const PICTURE = { width: 320, height: 200, src: "/static/yaris.webp", sources: [] };
const ROW = {
  label: "Toyota Yaris",
  path: "/",
  figure: "dès\u00a017,5\u00a0M",
  picture: PICTURE,
  mark: "/static/toyota.webp",
  used: { path: "/", count: 12 },
};

/** A page of results with all that one may show, for the sample of the built page. */
export const sampleResults = (): FoundPage => ({
  asked: "cx-5",
  groups: FOUND_KINDS.map((kind) => ({ kind, rows: [ROW] })),
  cars: ROW,
  elsewhere: [ROW],
  lacks: "Il manque quelque chose.",
});
