import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import * as styles from "./dialog.later.module.css";
import { Icon } from "./icon";
import { spaced } from "./spaced";

/**
 * A native modal dialog. The focus starts at its title, stays inside and is restored on closing; Esc and a press outside close it; the page behind does
 * not scroll.
 */
export function Dialog({ title, onClose, children }: { title: ReactNode; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const id = useId();

  // A layout effect opens it before the first paint and closes it before the element is removed, because closing restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const { style } = document.documentElement;
    element?.showModal();
    heading.current?.focus();
    style.overflow = "hidden";
    return () => {
      element?.close();
      style.overflow = "";
    };
  }, []);

  const close = () => dialog.current?.close();
  const isBeside = ({ target }: MouseEvent) => target === dialog.current;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onMouseDown={(event) => void (pressedBeside.current = isBeside(event))}
      onClick={(event) => pressedBeside.current && isBeside(event) && close()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {spaced(title)}
          </h2>
          <button type="button" className={styles.close} onClick={close} aria-label="Fermer">
            <Icon name="x" size={24} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
