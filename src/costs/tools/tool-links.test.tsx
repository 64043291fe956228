import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToolLinks } from "./tool-links";

const toolsOf = (topicSlug: string, ...keys: string[]) =>
  [
    ...renderToStaticMarkup(
      <ToolLinks topicSlug={topicSlug} {...(keys.length > 0 && { costs: keys.map((key) => ({ key })) })} />,
    ).matchAll(/outils\/([^"]+)/g),
  ].map(([, tool]) => tool);

test("a topic leads to its tools, and to none where none belongs to it", () => {
  expect(toolsOf("immatriculation")).toEqual(["prix-cle-en-main", "simulateur-de-dedouanement"]);
  expect(toolsOf("vignette")).toEqual(["combien-par-mois"]);
  expect(toolsOf("un-theme-de-plus")).toEqual([]);
});

test("a guide leads to those tools of its topic that count with its figures", () => {
  expect(toolsOf("immatriculation", "douane_tva", "import_age_max_voiture")).toEqual(["simulateur-de-dedouanement"]);
  expect(toolsOf("immatriculation", "vt_total", "immat_carte_grise")).toEqual(["prix-cle-en-main"]);
  expect(toolsOf("permis-de-conduire", "permis_carte")).toEqual([]);
  const none = renderToStaticMarkup(<ToolLinks topicSlug="assurer-mon-vehicule" costs={[]} />);
  expect(none).toBe("");
});
