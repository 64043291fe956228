import * as z from "zod/mini";
import { estimateAnswer } from "../../../src/contract/market/estimate";
import { CONDITIONS, ENERGIES, GEARBOXES, PAPERS } from "../../../src/contract/market/lists";
import type { Context } from "../../shared/context";
import { problem } from "../../shared/problem";
import { ASKED_KEY, YEAR } from "../names/keys";
import { keepingFor, listAnswer } from "../search/list-cache";
import { type AskedCar, estimateOf } from "./estimate";
import { fitOf } from "./estimates-store";

const keyIn = (list: Readonly<Record<string, string>>) => z.string().check(z.refine((key) => Object.hasOwn(list, key)));

const asked = z.object({
  modele: z.string().check(z.regex(ASKED_KEY)),
  annee: z.string().check(z.regex(YEAR)),
  etat: keyIn(CONDITIONS),
  km: z.string().check(z.regex(/^\d{1,6}$/)),
  boite: z.optional(keyIn(GEARBOXES)),
  energie: z.optional(keyIn(ENERGIES)),
  papiers: z.optional(keyIn(PAPERS)),
});

/** `GET /api/ads/estimate?modele=…&annee=…&etat=…&km=…` */
export async function answerEstimate({ env, request, waitUntil }: Context): Promise<Response> {
  const { data } = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!data) return problem("invalid", {}, { modele: "Indiquez le modèle, l’année, l’état et le kilométrage." });
  const { modele, annee, etat, km, boite = null, energie = null, papiers = null } = data;
  const car: AskedCar = {
    year: Number(annee),
    mileage: Number(km),
    condition: etat,
    gearbox: boite,
    energy: energie,
    papers: papiers,
  };
  const address = `estimate/${[modele, annee, etat, Number(km), boite, energie, papiers].join("/")}`;
  return listAnswer(
    await keepingFor(waitUntil)(address, estimateAnswer, async () => {
      const fit = await fitOf(env.DB, modele);
      return { estimate: fit && estimateOf(car, fit, Date.now()) };
    }),
  );
}
