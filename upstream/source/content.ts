import * as z from "zod/mini";
import type { Row } from "../row";
import { warnOnce } from "../warn";
import { readDocument } from "./document";
import { contentFiles, fileReader } from "./folder";
import { rowsOf } from "./rows";
import { type Line, readSheet } from "./sheet";
import {
  anyEntry,
  articleHead,
  brandEntry,
  categoryEntry,
  dealerEntry,
  guideHead,
  modelEntry,
  pageHead,
  promoEntry,
  reviewEntry,
  type ArticleHead,
  type BrandEntry,
  type CategoryEntry,
  type DealerEntry,
  type ModelEntry,
  type PromoEntry,
  type ReviewEntry,
} from "./shapes";

/** Everything the editors wrote, as it stands in the folder now. A missing file is an empty list. */
export interface Content {
  brands: BrandEntry[];
  models: ModelEntry[];
  bodies: Line[];
  designs: Line[];
  versions: Line[];
  equipment: Line[];
  dealers: DealerEntry[];
  reviews: ReviewEntry[];
  promos: PromoEntry[];
  categories: CategoryEntry[];
  topics: Row[];
  usedBrands: Line[];
  usedModels: Line[];
  customsValues: Line[];
  country: Row[];
  site: Row[];
  banners: Row;
  articles: { head: ArticleHead; html: string; words: number }[];
  guides: Row[];
  pages: Row[];
}

/** A reader of the content folder: call it for the content of this moment. */
export function contentReader(root: string): () => Content {
  const json = fileReader<unknown>(root, (text) => JSON.parse(text));
  const sheet = fileReader(root, readSheet);
  const document = fileReader(root, readDocument);
  const list = <Schema extends z.ZodMiniType>(schema: Schema, path: string) => rowsOf(schema, json(path), path);

  /** The documents of a folder whose head has the shape. */
  function documents<Schema extends z.ZodMiniType>(files: readonly string[], folder: string, schema: Schema) {
    const paths = files.filter((path) => path.startsWith(`${folder}/`) && path.endsWith(".md"));
    if (paths.length === 0) warnOnce(`${folder}/ : aucun fichier, liste vide`);
    return paths.flatMap((path) => {
      const found = document(path);
      return rowsOf(schema, found ? [found.head] : [], path).map((head) => ({
        head,
        html: found?.html ?? "",
        words: found?.words ?? 0,
      }));
    });
  }

  return () => {
    const files = contentFiles(root);
    const banners = z.safeParse(anyEntry, json("banners.json"));
    return {
      brands: list(brandEntry, "marques.json"),
      models: list(modelEntry, "modeles.json"),
      bodies: sheet("carrosseries.csv") ?? [],
      designs: sheet("dessins.csv") ?? [],
      versions: sheet("versions.csv") ?? [],
      equipment: sheet("equipements.csv") ?? [],
      dealers: list(dealerEntry, "concessionnaires.json"),
      reviews: list(reviewEntry, "avis.json"),
      promos: list(promoEntry, "promos.json"),
      categories: list(categoryEntry, "categories.json"),
      topics: list(anyEntry, "guide_topics.json"),
      usedBrands: sheet("marques_occasion.csv") ?? [],
      usedModels: sheet("modeles_occasion.csv") ?? [],
      customsValues: sheet("valeurs_douane.csv") ?? [],
      country: list(anyEntry, "parametres_pays.json"),
      site: list(anyEntry, "parametres_site.json"),
      banners: banners.success ? banners.data : {},
      articles: documents(files, "articles", articleHead),
      guides: documents(files, "guides", guideHead).map(({ head, html }) => ({ ...head, contenu: html })),
      pages: documents(files, "pages", pageHead).map(({ head, html }) => ({ ...head, contenu: html })),
    };
  };
}
