import type { AdDetail } from "../../contract/market/ad";
import { aboutPrice } from "../../costs/rules/about";
import { routes } from "../../routes";
import { formatPrice } from "../../shared/figures/price";
import { Section } from "../../shared/ui/section";
import { adLinks, linkAddress } from "../words/ad-words";
import * as styles from "./own-name.page.module.css";

/** « Rendue à votre nom » : what the car costs until it is its buyer's, line by line (rule: market/in-own-name). */
export function OwnName({ ad }: { ad: AdDetail }) {
  const { own_name: bill } = ad;
  if (!bill) return null;
  return (
    <Section title="Rendue à votre nom" id="a-votre-nom">
      <div className={`stack ${styles.bill}`}>
        <table>
          <caption className="visually-hidden">Coût jusqu’à la carte grise à votre nom, ligne par ligne</caption>
          <tbody>
            {bill.lines.map(({ label, amount, explanation, certainty }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <small>{certainty ? `${explanation} (${certainty})` : explanation}</small>
                </th>
                <td>{formatPrice(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">À votre nom</th>
              <td>
                <b className="price">{aboutPrice(bill.total)}</b>
              </td>
            </tr>
          </tfoot>
        </table>
        {bill.notes.map((note) => (
          <p key={note} className="quiet small">
            {note}
          </p>
        ))}
        <p>
          <a className="button plain" href={linkAddress(routes.onTheRoadTool, adLinks(ad).road)}>
            Corriger ces chiffres
          </a>
        </p>
      </div>
    </Section>
  );
}
