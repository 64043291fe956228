import type { ComparedCar } from "../../contract/guide/comparison";
import { currentPrice } from "../../costs/price/current-price";
import type { ChosenCar } from "../../costs/tools/choose-cars";
import { closePopup, openPopup } from "../../shared/popups/popups-state";
import { showToast } from "../../shared/toasts/show-toast";
import { AddPopup } from "./add-popup";
import { isVersion } from "./comparison";
import { carName } from "./compared-car";
import { readCars, readNewestIndex } from "./compared-data";

const NOT_READ = "Les voitures n’ont pas pu être chargées : vérifiez votre connexion, puis réessayez.";

/** What a tool counts of a version; null without a price. */
function chosenOf(car: ComparedCar): ChosenCar | null {
  const price = currentPrice(car);
  const { energy, consumption, fiscalPower } = car.specs;
  const figureOf = (value: string | number | undefined) => (typeof value === "number" ? value : null);
  return price === null
    ? null
    : {
        name: carName(car),
        price,
        energy: typeof energy === "string" ? energy : null,
        consumption: figureOf(consumption),
        fiscalPower: figureOf(fiscalPower),
        used: null,
      };
}

/** Opens the choice of a version with a price, by its name or among those that the visitor knows. */
export function chooseVersion(button: HTMLElement, onChosen: (car: ChosenCar) => void): void {
  void openPopup(button, async () => {
    const catalogue = await readNewestIndex();
    if (!catalogue) {
      showToast(NOT_READ, "warning");
      return null;
    }
    const choose = async (id: number) => {
      const found = catalogue.get(id);
      const [car] = (found && (await readCars([found]))) ?? [];
      const chosen = car && chosenOf(car);
      if (!chosen) return showToast(NOT_READ, "warning");
      closePopup();
      onChosen(chosen);
    };
    return (
      <AddPopup
        title="Quelle neuve ?"
        cars={[...catalogue.values()].filter(({ price }) => price !== null)}
        ads={[]}
        taken={[]}
        onChoose={({ id }) => isVersion(id) && void choose(id)}
      />
    );
  });
}
