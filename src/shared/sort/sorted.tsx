import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Order } from "./orders";
import * as styles from "./sorted.module.css";

interface Props<Item> {
  items: readonly Item[];
  /** Sort orders; the first is that of the built page. */
  orders: readonly Order<Item>[];
  children: (sorted: readonly Item[]) => ReactNode;
}

/** « Trier par », of three or more: reorders the list itself, so that screen readers and the Tab key follow the visible order. */
export function Sorted<Item>({ items, orders, children }: Props<Item>) {
  const [chosen, setChosen] = useState(orders[0]?.label);
  const select = useRef<HTMLSelectElement>(null);
  // The order may have been chosen before hydration, or restored by the browser after Back.
  useEffect(() => setChosen((before) => select.current?.value ?? before), []);
  const order = orders.find(({ label }) => label === chosen);
  const sorted = children(order ? [...items].sort(order.compare) : items);
  if (items.length < 3) return <>{sorted}</>;
  return (
    <div className={styles.row}>
      <label className={`live ${styles.sort}`}>
        <span className="visually-hidden">Trier par</span>
        <select ref={select} className="chip" onChange={(event) => setChosen(event.target.value)}>
          {orders.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </label>
      {sorted}
    </div>
  );
}
