import { words, wordsOrNone } from "./chance";
import type { EditKind } from "./edit";
import { copyRow, removeRow, setFields } from "./rows";
import { FILE, type Row, TEXT } from "./tables";

const article: EditKind = (tables, chance) =>
  setFields(tables, chance, "articles", (row) =>
    chance.of<() => Row>("fact", [
      () => ({ titre: words(chance) }),
      () => ({ date: chance.of("date", ["2026-01-12T08:30:00Z", "2026-11-20T10:00:00Z", "2025-06-01T00:00:00Z"]) }),
      () => ({ categorie: String(chance.of("category", tables.categories)["slug"]) }),
      () => ({ chapo: wordsOrNone(chance) }),
      () => ({ auteur: wordsOrNone(chance), tags: chance.of<readonly string[]>("tags", [[], [words(chance, "tag")]]) }),
      () => ({ slug: `${String(row["slug"])}-bis` }),
      () => ({
        [TEXT]: `${String(row[TEXT])}\n\n## ${words(chance)}\n\nUn paragraphe de plus, [avec un lien](/guide-auto).\n`,
      }),
      () => ({ a_retenir: chance.of<readonly string[]>("points", [[], [words(chance)]]) }),
    ])(),
  );

/** A copied document has a file of its own. */
const newArticle: EditKind = (tables, chance) =>
  copyRow(tables, chance, "articles", (row, id) => ({
    [FILE]: `${id}-copie.md`,
    slug: `copie-${id}`,
    titre: `${words(chance)} ${String(row["titre"])}`,
  }));
const oldArticle: EditKind = (tables, chance, first) => removeRow(tables, chance, first, "articles");

const guide: EditKind = (tables, chance) =>
  setFields(tables, chance, "guides", (row) =>
    chance.of<() => Row>("fact", [
      () => ({ titre: words(chance) }),
      () => ({ resume: wordsOrNone(chance) }),
      () => ({ delais: wordsOrNone(chance) }),
      () => ({ couts: [String(chance.of("cost", tables.country)["cle"])] }),
      () => ({ date_maj: chance.of("date", ["2026-11-10", "2026-10-15"]) }),
      () => ({ principal: row["principal"] !== true }),
    ])(),
  );
const page: EditKind = (tables, chance) =>
  setFields(tables, chance, "pages", (row) =>
    chance.of<() => Row>("fact", [
      () => ({ titre: words(chance) }),
      () => ({ resume: wordsOrNone(chance), faq: [] }),
      () => ({ [TEXT]: `${String(row[TEXT])}\n\n${words(chance)}\n` }),
    ])(),
  );

/** Edits of articles, guides and pages. */
export const ARTICLE_EDITS: readonly EditKind[] = [article, article, article, newArticle, oldArticle, guide, page];
