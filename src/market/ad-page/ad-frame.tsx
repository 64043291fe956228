import type { ReactNode } from "react";
import { routes } from "../../routes";
import { Breadcrumb } from "../../shared/ui/breadcrumb";
import * as styles from "./ad-page.page.module.css";

const CRUMBS = [
  { label: "Accueil", path: routes.home },
  { label: "Occasion", path: routes.usedCars },
  { label: "Annonces", path: routes.usedSearch },
];

/** What is around an ad, whatever its state. */
export const AdFrame = ({ children }: { children: ReactNode }) => (
  <div className={`wrap ${styles.page}`}>
    <Breadcrumb crumbs={CRUMBS} />
    {children}
  </div>
);
