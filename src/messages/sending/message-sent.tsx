import { type ReactNode, useEffect, useRef } from "react";
import { frenchSpaces } from "../../contract/shared/french-spaces";
import * as styles from "../../shared/ui/form/form.later.module.css";

/** Confirmation that replaces the sent form. It takes the focus, so that screen readers announce it. */
export function MessageSent({
  sentence,
  reference,
  children,
}: {
  sentence: string;
  reference?: string;
  children?: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.sent}>
      <p>{frenchSpaces(sentence)}</p>
      {reference && (
        <p>
          Référence <strong className={styles.reference}>{reference}</strong>
        </p>
      )}
      {children}
    </div>
  );
}
