import { useState } from "react";
import { AD_SORTS, type AdSearch, type AdSort as Sort, writeAdSearch } from "../../contract/market/search";
import { nearestTo, withSort } from "./changes";
import { isTown } from "./read-search";
import { readStored, store } from "../../shared/stored/storage";
import { NEAR } from "../../shared/stored/choice-keys";
import * as styles from "../../shared/filters/sort-field.page.module.css";
import { SortField } from "../../shared/filters/sort-field";
import { TownOptions } from "./town-options";

const SORTS = Object.entries(AD_SORTS).map(([value, label]) => ({ value, label }));
const isSort = (value: string): value is Sort => Object.hasOwn(AD_SORTS, value);

/** « Trier par ». « Les plus proches » asks for a place and proposes the last one; the search does not change until a place is chosen. */
export function AdSort({ search, onSearch }: { search: AdSearch; onSearch: (search: AdSearch) => void }) {
  const here = writeAdSearch(search);
  const [waitingAt, setWaitingAt] = useState<string | null>(null);
  const sort = waitingAt === here ? "proche" : search.sort;
  const choose = (value: string) => {
    if (!isSort(value)) return;
    const last = readStored(NEAR) ?? "";
    setWaitingAt(value === "proche" && !isTown(last) ? here : null);
    if (value !== "proche") onSearch(withSort(search, value));
    else if (isTown(last)) onSearch(nearestTo(search, last));
  };
  const comeNear = (place: string) => {
    store(NEAR, place);
    onSearch(nearestTo(search, place));
  };
  return (
    <>
      {sort === "proche" && (
        <label className={`${styles.sort} row`}>
          Près de
          <select name="pres_de" className="chip" value={search.near} onChange={({ target }) => comeNear(target.value)}>
            {!search.near && (
              <option value="" disabled>
                Choisissez un lieu
              </option>
            )}
            <TownOptions />
          </select>
        </label>
      )}
      <SortField field="tri" sorts={SORTS} value={sort} onSort={choose} />
    </>
  );
}
