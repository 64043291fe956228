import { getDefaultStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { MAX_COMPARED } from "../../contract/guide/comparison";
import { carName } from "./compared-car";
import { count } from "../../shared/figures/figures";
import { queryHere, writeAddress } from "../../shared/address/address";
import { useArrivals } from "../../shared/address/use-arrivals";
import { showToast } from "../../shared/toasts/show-toast";
import type { FoundCar } from "./car-search";
import { keepCompared, readCompared } from "./compared";
import { readCars, readIndex, readNewestIndex } from "./compared-data";
import { comparedAtom } from "./compared-state";
import type { ShownCar, UsedCars } from "./shown-car";
import {
  type Act,
  compare,
  type Comparison,
  comparisonPath,
  FIRST_VIEW,
  FULL,
  isAd,
  isVersion,
  readComparison,
} from "./comparison";

const NOT_READ = "Les voitures n’ont pas pu être chargées : vérifiez votre connexion, puis rechargez la page.";
const skipped = (howMany: number) =>
  `${count(howMany, "voiture")} de cette adresse ${howMany > 1 ? "ne sont pas au catalogue : elles sont laissées" : "n’est pas au catalogue : elle est laissée"} de côté.`;

export interface ShownComparison {
  readonly comparison: Comparison;
  /** In the comparison's order; null until they are loaded. */
  readonly cars: readonly ShownCar[] | null;
  /** Every car of the catalogue. */
  readonly catalogue: ReadonlyMap<number, FoundCar> | null;
  /** Whether the cars could not be loaded; the notices say so too. */
  readonly failed: boolean;
  /** Messages to the visitor about this address or about errors. */
  readonly notices: readonly string[];
  readonly act: (act: Act) => void;
}

/** The comparison of the address; an address without cars stands for the stored choice. */
function asked(mayRecall: boolean): Comparison {
  const said = readComparison(queryHere());
  readCompared();
  const kept = getDefaultStore().get(comparedAtom) ?? [];
  if (said.ids.length > 0 || kept.length === 0 || !mayRecall) return said;
  const recalled = { ...said, ids: kept.map(({ id }) => id) };
  writeAddress(comparisonPath(recalled));
  return recalled;
}

const ADS_NOT_READ = "Les annonces n’ont pas pu être chargées : vérifiez votre connexion, puis rechargez la page.";
const AD_GONE = "Une annonce de cette comparaison n’est plus en ligne : elle est laissée de côté.";

/** Reads each ad once, so that moving a column asks nothing again. */
function readingOnce(read: UsedCars["read"]): UsedCars["read"] {
  const known = new Map<string, ShownCar | null>();
  return async (ids) => {
    const asked = ids.filter((id) => !known.has(id));
    const answers = asked.length === 0 ? [] : await read(asked);
    if (!answers) return null;
    asked.forEach((id, place) => known.set(id, answers[place] ?? null));
    return ids.map((id) => known.get(id) ?? null);
  };
}

/** @param index address of the list of all versions */
export function useComparison(index: string, used: UsedCars): ShownComparison {
  const [comparison, setComparison] = useState<Comparison>({ ids: [], view: FIRST_VIEW });
  const [catalogue, setCatalogue] = useState<ShownComparison["catalogue"]>(null);
  const [cars, setCars] = useState<readonly ShownCar[] | null>(null);
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [readAds] = useState(() => readingOnce(used.read));
  /** A visitor who goes back to an address without cars sees no cars. */
  const steppedTo = useRef("");

  useArrivals((stepped) => {
    let wanted = true;
    if (stepped) steppedTo.current = location.href;
    const first = asked(location.href !== steppedTo.current);
    if (!catalogue) setComparison(first);
    const open = async () => {
      const all = await readIndex(index);
      if (!wanted) return;
      setCatalogue(all);
      const known = first.ids.filter((id) => !all || isAd(id) || (isVersion(id) && all.has(id)));
      const ids = known.slice(0, MAX_COMPARED);
      setNotices(
        all
          ? [
              ...(known.length < first.ids.length ? [skipped(first.ids.length - known.length)] : []),
              ...(known.length > ids.length ? [FULL] : []),
            ]
          : [NOT_READ],
      );
      setComparison({ ...first, ids });
    };
    void open();
    return () => void (wanted = false);
  });

  useEffect(() => {
    let wanted = true;
    const found = comparison.ids.filter(isVersion).flatMap((id) => catalogue?.get(id) ?? []);
    const ads = comparison.ids.filter(isAd);
    const show = async () => {
      const [read, adsRead] = await Promise.all([readCars(found), readAds(ads)]);
      if (!wanted) return;
      if (!read) {
        const newest = await readNewestIndex();
        if (!wanted) return;
        // The files of cars that have changed since the page was opened no longer exist.
        if (newest && found.some(({ id, hash }) => newest.get(id)?.hash !== hash)) setCatalogue(newest);
        else setNotices([NOT_READ]);
        return;
      }
      const all = [...read, ...(adsRead ?? []).filter((car) => car !== null)];
      setCars(all);
      // What could not be read now may be read later, so it stays in the stored choice.
      if (!adsRead) return setNotices([ADS_NOT_READ]);
      keepCompared(all.map((car) => ({ id: car.id, name: carName(car) })));
      if (!adsRead.includes(null)) return;
      setNotices([AD_GONE]);
      setComparison((now) => ({ ...now, ids: now.ids.filter((id) => all.some((car) => car.id === id)) }));
    };
    if (catalogue) void show();
    return () => void (wanted = false);
  }, [comparison.ids, catalogue, readAds]);

  const act = (one: Act) => {
    const next = compare(comparison, one);
    if (typeof next === "string") return showToast(next, "warning");
    // Another comparison is a new entry of the history; another view of the same one replaces the entry.
    writeAddress(comparisonPath(next), { step: one.type !== "view" });
    steppedTo.current = "";
    setNotices([]);
    setComparison(next);
  };
  return {
    comparison,
    cars,
    catalogue,
    failed: notices.includes(NOT_READ) || notices.includes(ADS_NOT_READ),
    notices,
    act,
  };
}
