import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import * as styles from "./dialog.later.module.css";
import { Icon } from "./icon";

/**
 * A native modal dialog: focus enters at its title, stays inside and goes back in the end; Esc and a press beside it close it; the
 * page behind does not scroll.
 */
export function Dialog({ title, onClose, children }: { title: ReactNode; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const id = useId();

  // Before the browser paints, and before the element goes: closing it is what gives focus back.
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
            {title}
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
