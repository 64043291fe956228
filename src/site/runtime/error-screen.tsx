import type { ReactNode } from "react";
import { routes } from "../../routes";
import { BodyIcon } from "../../shared/ui/body-icon";
import * as styles from "./error-screen.module.css";

/** The specification fixes these titles (rule: site/error-page). */
function titleOf(status: number): string {
  if (status === 404) return "oops! Page introuvable";
  if (status === 500) return "oops! Désolé, une erreur s'est produite";
  return "oops!";
}

interface Props {
  readonly status: number;
  readonly message: string;
  /** Other ways on, which come before that to the home page. */
  readonly children?: ReactNode;
}

/** The error page: code (301 is shown as 404) beside a car on its road, title, message and link to the home page. */
export function ErrorScreen({ status, message, children }: Props) {
  const shown = status === 301 ? 404 : status;
  return (
    <div className={`wrap ${styles.error}`}>
      <div className={styles.road}>
        <p className={styles.code}>{shown}</p>
        <BodyIcon body="suv" width={136} />
      </div>
      <h1>{titleOf(shown)}</h1>
      {/* The Worker (functions/) writes the missing address into the built page, so this text deliberately differs from the built one. */}
      <p className="quiet" data-not-found suppressHydrationWarning>
        {message}
      </p>
      {children}
      <a className={children ? "button plain" : "button"} href={routes.home}>
        Retour à la page d'accueil
      </a>
    </div>
  );
}
