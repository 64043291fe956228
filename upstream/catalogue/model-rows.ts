import { numberIn, type Row } from "../row";
import type { ModelEntry } from "../source/shapes";
import type { Line } from "../source/sheet";
import type { Car } from "./cars";
import type { Names } from "./names";
import { rivalsOf, type Rival } from "./rivals";

/** `get_modeles`: the editor's row with its body, its drawn photos and its computed rivals. */
export function modelRows(
  models: readonly ModelEntry[],
  names: Names,
  bodies: ReadonlyMap<number, Line>,
  cheapest: ReadonlyMap<number, Row>,
  cars: ReadonlyMap<number, Car>,
): Row[] {
  const rivals: Rival[] = models.map(({ id }) => ({
    id,
    segment: bodies.get(id)?.["segment"] ?? "",
    price: numberIn(cheapest.get(id) ?? {}, "prix"),
  }));
  return models.flatMap((model, index) => {
    const brand = names.brand(model.marque);
    const rival = rivals[index];
    if (!brand || !rival) return [];
    const { marque: _ours, slug, ...fields } = model;
    const car = cars.get(model.id);
    return [
      {
        carrosserie: bodies.get(model.id)?.["carrosserie"] ?? "SUV",
        segment: rival.segment || null,
        ...fields,
        slug_modele: slug,
        marque_id: brand.id,
        photos: (car?.photos ?? []).map((photo, at) => ({
          url: `/media/modeles/${car?.folder}/${at + 1}.jpg`,
          legende: photo.legend,
          type: photo.kind,
        })),
        concurrents: rivalsOf(rival, rivals),
      },
    ];
  });
}
