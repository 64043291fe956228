import type { Fault } from "./seeded-fault";

const NOT_A_BYTE = "changing the price back restores every byte";
const ONE_PRICE = "a changed price only changes the pages that show it";
const PRICE = ["tests/rebuild/changes"];
const REVIEW = ["a member’s review that the operator accepted is published by the next build"];

export const rebuild: readonly Fault[] = [
  {
    name: "a changed price does not reach the page of its version",
    file: "plugins/gatsby-source-guide-auto/src/write-nodes.ts",
    find: "const contentDigest = createContentDigest(JSON.stringify(fields));",
    replace: `const contentDigest = createContentDigest(type === "Version" ? id : JSON.stringify(fields));`,
    finders: [ONE_PRICE],
    files: PRICE,
  },
  {
    name: "the Worker keeps the price of new cars that it was first told",
    file: "src/build/edge-files.ts",
    find: "write(PRICES, modelPrices(models));",
    replace: `if (!require("node:fs").existsSync(path.join(root, PRICES))) write(PRICES, modelPrices(models));`,
    finders: [ONE_PRICE],
    files: PRICE,
  },
  {
    name: "one price rewrites the page of every article",
    file: "src/build/pages.ts",
    find: "context: { articleId, categorySlug, nextId: articles[index + 1]?.articleId ?? null },",
    replace:
      "context: { articleId, categorySlug, nextId: articles[index + 1]?.articleId ?? null, market: models.flatMap(({ versions }) => versions).reduce((sum, { price }) => sum + (price ?? 0), 0) },",
    finders: [ONE_PRICE],
    files: PRICE,
  },
  {
    name: "the legal page is another one with each build",
    file: "src/build/pages.ts",
    find: "context: { slug },",
    replace: "context: { slug, build: Math.random() },",
    finders: [NOT_A_BYTE, ONE_PRICE],
    files: PRICE,
  },
  {
    name: "each build has every visitor load every page's scripts anew",
    file: "src/gatsby-5.16/build/deterministic-hash.ts",
    find: `.update(names.sort().join("\\n"))`,
    replace: `.update(names.sort().join("\\n") + Math.random())`,
    finders: [NOT_A_BYTE, ONE_PRICE],
    files: PRICE,
  },
  {
    name: "the file of all prices that a browser keeps for ever changes under its name",
    file: "src/build/hashed-file.ts",
    find: "const name = `${kind}-${contentHash(content)}.${extension}`;",
    replace: "const name = `${kind}-${contentHash(kind)}.${extension}`;",
    finders: [ONE_PRICE],
    files: PRICE,
  },
  {
    name: "a review that the operator published never comes out",
    file: "upstream/inbox/moderation.ts",
    find: `decided.get(key ?? "")?.state === "publie" ? [rowOf`,
    replace: `decided.get(key ?? "")?.state !== "publie" && key === "" ? [rowOf`,
    finders: REVIEW,
    files: ["tests/rebuild/changes"],
  },
  {
    name: "a member reads for ever that their published review waits",
    file: "src/mine/my-reviews.tsx",
    find: `published: "publié",`,
    replace: `published: "en attente de relecture",`,
    finders: REVIEW,
    files: ["tests/rebuild/changes"],
  },
  {
    name: "a published review stands under nobody's name",
    file: "src/guide/reviews/review-card.tsx",
    find: "[review.author, review.city]",
    replace: "[review.city]",
    finders: REVIEW,
    files: ["tests/rebuild/changes"],
  },
  {
    name: "the feed of the news is another one with each build",
    file: "src/build/rss.ts",
    find: "`<lastBuildDate>${change.toUTCString()}`",
    replace: "`<lastBuildDate>${new Date().toUTCString()}`",
    finders: [NOT_A_BYTE, ONE_PRICE],
    files: PRICE,
  },
];
