import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "../../ui/form/form.later.module.css";

/** In the place of the form that was sent; focus comes here, so that a screen reader says it. */
export function MessageSent({ reference, children }: { reference?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.sent}>
      {children}
      {reference && (
        <p>
          Référence <strong className={styles.reference}>{reference}</strong>
        </p>
      )}
    </div>
  );
}
