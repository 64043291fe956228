import type { ReactNode } from "react";
import { Icon, type IconName } from "../../shared/ui/icon";
import { Monogram } from "../../shared/ui/monogram";
import * as styles from "./seller-card.page.module.css";

interface Props {
  readonly name: string;
  /** The name as the page has it: its heading, or a link to their page. */
  readonly title: ReactNode;
  /** What kind of seller it is, and where. */
  readonly who: string;
  /** Lines with icons; null: there is no such line. */
  readonly facts: readonly (readonly [icon: IconName, text: string | null])[];
  /** Null where nobody has verified the seller. */
  readonly verified: string | null;
  /** How the seller is reached. */
  readonly children: ReactNode;
}

/** Who sells, on the page of an ad and on that of the seller. */
export const SellerCard = ({ name, title, who, facts, verified, children }: Props) => (
  <div className={`card ${styles.card}`}>
    <Monogram name={name}>
      {title}
      <p className="small quiet">{who}</p>
    </Monogram>
    <ul className="small row">
      {facts.map(
        ([icon, text]) =>
          text && (
            <li key={text}>
              <Icon name={icon} size={18} />
              {text}
            </li>
          ),
      )}
      {verified && <li className="badge good">{verified}</li>}
    </ul>
    {verified && <p className="small quiet">Notre équipe a vérifié ce vendeur, pas chaque voiture.</p>}
    {children}
  </div>
);
