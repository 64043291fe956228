import type { ReactElement, ReactNode } from "react";
import { openPopup } from "./popups-state";

interface Props {
  /** As {@link openPopup} takes it. */
  readonly popup: () => Promise<ReactElement | null>;
  readonly className: string;
  /** Name of a button that has only an icon. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Button that opens a popup. It is hidden where there are no scripts (src/styles/base.css). */
export const PopupButton = ({ popup, className, label, children }: Props) => (
  <button
    type="button"
    className={`live ${className}`}
    aria-haspopup="dialog"
    aria-label={label}
    title={label}
    onClick={({ currentTarget }) => void openPopup(currentTarget, popup)}
  >
    {children}
  </button>
);
