import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Order } from "./orders";
import * as styles from "./sorted.module.css";

interface Props<Item> {
  items: readonly Item[];
  /** The first one is the order that the page is built in. */
  orders: readonly Order<Item>[];
  children: (sorted: readonly Item[]) => ReactNode;
}

/** « Trier par »: puts the list itself in another order, so that reading and tabbing follow what is seen. */
export function Sorted<Item>({ items, orders, children }: Props<Item>) {
  const [chosen, setChosen] = useState(orders[0]?.label);
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before scripts ran, or is kept by the browser on the way back.
  useEffect(() => setChosen((before) => select.current?.value ?? before), []);
  const order = orders.find(({ label }) => label === chosen);
  return (
    <>
      {items.length > 1 && (
        <label className={`small quiet live ${styles.sort}`}>
          Trier par
          <select ref={select} onChange={(event) => setChosen(event.target.value)}>
            {orders.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
      )}
      {children(order ? [...items].sort(order.compare) : items)}
    </>
  );
}
