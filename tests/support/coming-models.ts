import { wireRows } from "./wire-rows";

/** Ids of the models that api.php announces and nobody can buy yet. */
export const comingModels = async (): Promise<ReadonlySet<number>> =>
  new Set(
    (await wireRows<{ readonly id: number; readonly statut: string }>("get_modeles")).flatMap(({ id, statut }) =>
      statut === "a_venir" ? id : [],
    ),
  );
