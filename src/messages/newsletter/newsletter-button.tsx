import type { ReactNode } from "react";
import { openPopup } from "../../shared/popups/popups-state";

const popup = async () => {
  const { NewsletterPopup } = await import("./newsletter-popup");
  return <NewsletterPopup />;
};

/** Button that opens the newsletter popup (rule: messages/newsletter). */
export function NewsletterButton({
  className = "",
  label,
  children,
}: {
  className?: string;
  label?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`live ${className}`}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={({ currentTarget }) => void openPopup(currentTarget, popup)}
    >
      {children}
    </button>
  );
}
