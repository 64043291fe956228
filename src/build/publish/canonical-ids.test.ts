import { expect, test } from "vitest";
import { routes } from "../../routes";
import { canonicalIds } from "./canonical-ids";

test("each page whose address contains an id is found by that id", () => {
  const brand = routes.brand({ slug: "kia", id: 2 });
  const model = routes.model("kia", { id: 13, slug: "rio" });
  const version = routes.version("kia", "rio", { id: 130, slug: "base-1-4" });
  const category = routes.newsCategory({ id: 5, slug: "essais" });
  const article = routes.article("essais", { id: 77, slug: "le-rav4" });
  expect(
    canonicalIds([routes.home, routes.allNews, `${category}/page/2`, article, version, model, brand, category]),
  ).toEqual({
    brand: { 2: brand },
    model: { 13: model },
    version: { 130: version },
    category: { 5: category },
    article: { 77: article },
  });
});

test("when two pages share an id, the same one is chosen whatever their order", () => {
  const pages = ["/actualite-auto/b/7-x", "/actualite-auto/a/7-x"];
  expect(canonicalIds(pages).article).toEqual({ 7: "/actualite-auto/a/7-x" });
  expect(canonicalIds(pages.reverse()).article).toEqual({ 7: "/actualite-auto/a/7-x" });
});
