import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon";
import { showToast } from "../toasts/show-toast";
import { readTicks, storeTicks } from "./checklist-state";
import * as styles from "./checklist.module.css";

/** Native boxes that can be ticked at once; ticks are kept on the visitor's phone, and the list prints. */
export function Checklist({ id, items }: { id: string; items: readonly string[] }) {
  const [ticks, setTicks] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setTicks(readTicks(id)), [id]);

  const toggle = (index: number) => {
    const next = new Set(ticks);
    if (!next.delete(index)) next.add(index);
    setTicks(next);
    if (!storeTicks(id, next)) showToast("Votre navigateur ne garde pas les coches de cette liste.", "warning", 5000);
  };
  return (
    <section className={styles.checklist} id="a-cocher" aria-labelledby="a-cocher-titre">
      <h2 id="a-cocher-titre">À cocher avant de partir</h2>
      <ul>
        {items.map((item, index) => (
          <li key={item}>
            <label>
              <input type="checkbox" checked={ticks.has(index)} onChange={() => toggle(index)} />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <button type="button" className="button plain no-print" onClick={() => window.print()}>
        <Icon name="printer" /> Imprimer la liste
      </button>
    </section>
  );
}
