import { useEffect, useRef, useState } from "react";
import { Icon } from "../../shared/ui/icon";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { showToast } from "../../shared/toasts/show-toast";
import { readTicks, storeTicks } from "./checklist-state";
import * as styles from "./checklist.page.module.css";

interface Props {
  /** That of its guide, whose ticks it shares. */
  readonly id: string;
  readonly items: readonly string[];
  readonly title?: string;
}

/** Checklist of native check boxes, which work before the scripts are loaded. Ticks are stored in the browser, and the list can be printed (rule: editorial/checklist-ticks, editorial/checklist-print). */
export function Checklist({ id, items, title = "À cocher avant de partir" }: Props) {
  const [ticks, setTicks] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const read = useEffectEvent((of: string) => {
    // Boxes that were ticked before hydration stay ticked, although React does not know of them.
    const early = [...(list.current?.querySelectorAll("input") ?? [])].flatMap(({ checked }, index) =>
      checked && !ticks.has(index) ? [index] : [],
    );
    const all = new Set([...readTicks(of), ...early]);
    setTicks(all);
    if (early.length > 0) storeTicks(of, all);
  });
  useEffect(() => read(id), [id, read]);

  const toggle = (index: number) => {
    const next = new Set(ticks);
    if (!next.delete(index)) next.add(index);
    setTicks(next);
    if (!storeTicks(id, next)) showToast("Votre navigateur ne garde pas les coches de cette liste.", "warning");
  };
  return (
    <section className={styles.checklist} id="a-cocher" aria-labelledby="a-cocher-titre">
      <h2 id="a-cocher-titre">{title}</h2>
      <ul ref={list}>
        {items.map((item, index) => (
          <li key={item}>
            <label>
              <input type="checkbox" checked={ticks.has(index)} onChange={() => toggle(index)} />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <button type="button" className="button plain live no-print" onClick={() => window.print()}>
        <Icon name="printer" /> Imprimer la liste
      </button>
    </section>
  );
}
