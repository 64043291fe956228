import type { Page } from "playwright";
import { marketKinds } from "../../support/market-kinds";
import { keepPages } from "./kept-pages";
import { OTHER_PAGES, PAGES } from "./pages";
import { POPUPS, type Popup } from "./popups";
import { type Size, SIZES, THEMES } from "./sizes";

export interface Subject {
  readonly name: string;
  readonly sizes: readonly Size[];
  /** Address on a site. */
  readonly addressOn: (site: string) => Promise<string>;
  /** What is done before the picture is taken. */
  readonly open: (page: Page, size: Size) => Promise<void>;
}

const ALL_SIZES = Object.keys(SIZES) as readonly Size[];
const asItIs = () => Promise.resolve();

/** Kinds that the Worker alone renders. Their addresses come from the site, because a made ad has a made id. */
const OF_THE_MARKET = ["used cars of a model", "estimates of a model", "results of the search", "ad", "seller"];

async function openGallery(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Plein écran" }).click();
  await page.getByRole("dialog", { name: /^Photos / }).waitFor();
}

const ofTheMarket = (name: string, kind: string, open: Subject["open"] = asItIs): Subject => ({
  name,
  sizes: ALL_SIZES,
  addressOn: async (site) => {
    const found = (await marketKinds(site)).find(([one]) => one === kind);
    if (!found) throw new Error(`no page of the kind « ${kind} »`);
    return found[1];
  },
  open,
});

/** Everything that is pictured. */
const SUBJECTS: readonly Subject[] = [
  ...Object.entries({ ...PAGES, ...OTHER_PAGES }).map(([name, address]) => ({
    name,
    sizes: ALL_SIZES,
    addressOn: () => Promise.resolve(address),
    open: name === "offline" ? keepPages : asItIs,
  })),
  ...OF_THE_MARKET.map((kind) => ofTheMarket(kind, kind)),
  ...Object.entries<Popup>(POPUPS).map(([name, { address, sizes = ALL_SIZES, open }]) => ({
    name,
    sizes,
    addressOn: () => Promise.resolve(address),
    open,
  })),
  ofTheMarket("gallery of an ad", "ad", openGallery),
];

/** The file of a picture, in the folder of accepted ones. */
export const fileOf = (name: string, size: Size, theme: (typeof THEMES)[number]) =>
  `${name.replaceAll(" ", "-")}/${size}-${theme}.webp`;

export const ALL_FILES: readonly string[] = SUBJECTS.flatMap(({ name, sizes }) =>
  sizes.flatMap((size) => THEMES.map((theme) => fileOf(name, size, theme))),
);

/**
 * What the command names, or everything.
 * @throws an error naming what is not pictured
 */
export function chosenSubjects(): readonly Subject[] {
  const names = (process.env.PICTURED ?? "").split(",").filter((name) => name !== "");
  const unknown = names.filter((name) => SUBJECTS.every((subject) => subject.name !== name));
  if (unknown.length > 0)
    throw new Error(`nothing is called ${unknown.join(", ")}; there is ${SUBJECTS.map(({ name }) => name).join(", ")}`);
  return names.length === 0 ? SUBJECTS : SUBJECTS.filter(({ name }) => names.includes(name));
}
