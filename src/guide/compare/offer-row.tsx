import { currentPrice } from "../../costs/price/current-price";
import { LeadButton } from "../../messages/leads/lead-button";
import { carName } from "./compared-car";
import * as styles from "./comparison-table.page.module.css";
import type { ShownCar } from "./shown-car";

function Offer({ car }: { car: ShownCar }) {
  const named = <span className="visually-hidden"> : {carName(car)}</span>;
  if (car.modelId === null || typeof car.id !== "number")
    return (
      <a className="button plain" href={car.path}>
        Voir l’annonce{named}
      </a>
    );
  const asked = {
    name: carName(car),
    articled: null,
    modelId: car.modelId,
    versionId: car.id,
    price: currentPrice(car),
  };
  return (
    <LeadButton request="devis" car={asked} className="button">
      Demander un devis{named}
    </LeadButton>
  );
}

/** Line of a comparison that asks for an offer on each car, or leads to the ad of a used one (rule: guide/compare-ask). Without scripts nothing can be asked. */
export const OfferRow = ({ cars }: { cars: readonly ShownCar[] }) => (
  <tr className={`no-print live ${styles.ask}`}>
    <th scope="row">
      <span className="visually-hidden">Demander</span>
    </th>
    {cars.map((car) => (
      <td key={car.id}>
        <Offer car={car} />
      </td>
    ))}
  </tr>
);
