import { type FormEvent, useState } from "react";
import type { BudgetAnswer, FreshCar, UsedCar } from "../../contract/market/budget";
import { typedFrancs } from "../../contract/shared/typed";
import type { ChosenCar, ChosenPair } from "../../costs/tools/choose-cars";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { asAgreed, ask } from "../../shared/http/ask";
import { closePopup, openPopup } from "../../shared/popups/popups-state";
import { Dialog } from "../../shared/ui/dialog";
import { Choice, Choices } from "../../shared/ui/form/choices";
import { Field } from "../../shared/ui/form/field";
import * as styles from "../../shared/ui/form/form.later.module.css";

const MAX_BUDGET = 999_999_999;
/** Energies of used cars for which the tool's example of litres holds. */
const BURNT = ["Essence", "Diesel"];

/** Opens the choice of a new and a used car among those that a budget allows. */
export function chooseWithin(button: HTMLElement, chosen: (pair: ChosenPair) => void): void {
  void openPopup(button, async () => <BudgetPopup onChoose={chosen} />);
}

const freshOf = ({ name, price, energy, consumption, fiscalPower }: FreshCar): ChosenCar => ({
  name,
  price,
  energy,
  consumption,
  fiscalPower,
  used: null,
});
const usedOf = ({ name, price, energy, model, isPlated }: UsedCar): ChosenCar => ({
  name,
  price,
  energy: energy !== null && BURNT.includes(energy) ? energy : null,
  consumption: null,
  fiscalPower: null,
  used: { occasion_modele: model, occasion_etat: isPlated ? "occasion" : "venant" },
});

/** What a budget is for: « par » of the address → the words beside the amount. */
const MEASURES = [
  ["", "En tout, papiers compris"],
  ["mois", "Par mois, à crédit"],
] as const;
type Measure = (typeof MEASURES)[number][0];

interface Found {
  readonly answer: BudgetAnswer;
  readonly amount: number;
  readonly by: Measure;
}

function BudgetPopup({ onChoose }: { onChoose: (pair: ChosenPair) => void }) {
  const [typed, setTyped] = useState("");
  const [by, setBy] = useState<Measure>("");
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState(false);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (asking) return;
    const amount = typedFrancs(typed) ?? 0;
    setFailure(undefined);
    if (amount < 1 || amount > MAX_BUDGET) return setFailure("Entrez un montant, comme 8.000.000.");
    setAsking(true);
    const query = new URLSearchParams({ montant: String(amount), ...(by && { par: by }) });
    const asked = await ask(`/api/ads/budget?${query}`, asAgreed<BudgetAnswer>());
    setAsking(false);
    if (asked.ok) setFound({ answer: asked.value, amount, by });
    else setFailure(asked.message);
  };
  return (
    <Dialog title="Deux voitures dans votre budget" onClose={closePopup}>
      <form noValidate onSubmit={(event) => void search(event)}>
        <Choices legend="Votre budget" error={undefined}>
          {MEASURES.map(([value, label]) => (
            <Choice
              key={value}
              type="radio"
              name="par"
              value={value}
              label={label}
              checked={by === value}
              onChange={() => setBy(value)}
            />
          ))}
        </Choices>
        <Field label={by === "" ? "Montant" : "Montant par mois"} error={failure}>
          {(ties) => (
            <input
              {...ties}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              placeholder={by === "" ? "8.000.000" : "200.000"}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <button className="button" aria-disabled={asking || undefined}>
            {asking ? "Recherche…" : "Voir les voitures"}
          </button>
        </div>
      </form>
      {found && (
        <Results key={`${found.by}${found.amount}`} found={found} onChoose={(pair) => (closePopup(), onChoose(pair))} />
      )}
    </Dialog>
  );
}

function Results({ found, onChoose }: { found: Found; onChoose: (pair: ChosenPair) => void }) {
  const { answer, by } = found;
  const [fresh, setFresh] = useState(answer.fresh[0] ?? null);
  const [used, setUsed] = useState(answer.used[0] ?? null);
  const chosen = [fresh, used].filter((car) => car !== null).length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ fresh: fresh && freshOf(fresh), used: used && usedOf(used) });
      }}
    >
      <Cars kind="neuve" found={found} cars={answer.fresh} chosen={fresh} onChoose={setFresh} />
      <Cars kind="occasion" found={found} cars={answer.used} chosen={used} onChoose={setUsed} />
      <p className={styles.note}>
        {by === ""
          ? "Prix rendu à votre nom : carte grise, plaques, un an d’assurance au tiers, droits d’une occasion."
          : `Mensualité avec ${answer.credit}. L’apport et les papiers s’y ajoutent.`}{" "}
        Une occasion est au prix que demandent les annonces de son année.
      </p>
      {chosen > 0 && (
        <div className={styles.actions}>
          <button className="button">{chosen === 2 ? "Comparer les deux" : "Choisir cette voiture"}</button>
        </div>
      )}
    </form>
  );
}

const KINDS = { neuve: { legend: "Neuves", of: "fresh" }, occasion: { legend: "Occasions", of: "used" } } as const;
type Kind = keyof typeof KINDS;
const amountText = (amount: number, by: Measure) => formatPrice(amount) + (by === "" ? "" : " par mois");

/** What is said where nothing is in the budget. @param least what the cheapest costs; null where there is none */
function noneOf(kind: Kind, least: number | null, by: Measure): string {
  if (least === null) return kind === "neuve" ? "Aucune neuve n’a de prix." : "Aucune occasion n’est encore estimée.";
  const cost = by === "" ? `${formatPrice(least)}, rendue à votre nom` : `${formatPrice(least)} par mois`;
  return `Aucune ${kind} à ce prix : la moins chère coûte ${cost}.`;
}

interface CarsProps<Car extends FreshCar | UsedCar> {
  readonly kind: Kind;
  readonly found: Found;
  readonly cars: readonly Car[];
  readonly chosen: Car | null;
  readonly onChoose: (car: Car) => void;
}

function Cars<Car extends FreshCar | UsedCar>({ kind, found, cars, chosen, onChoose }: CarsProps<Car>) {
  const { answer, amount, by } = found;
  const { legend, of } = KINDS[kind];
  return (
    <Choices legend={`${legend}, jusqu’à ${amountText(amount, by)}`} error={undefined} wide>
      {cars.length === 0 && <p>{noneOf(kind, answer.least[of], by)}</p>}
      {cars.map((car) => (
        <Choice
          key={car.name}
          type="radio"
          name={kind}
          value={car.name}
          checked={car === chosen}
          onChange={() => onChoose(car)}
          label={
            <>
              {car.name}
              <br />
              <span className={styles.hint}>
                {"km" in car && `vers ${groupDigits(car.km)}\u00a0km, `}
                {amountText(by === "" ? car.total : car.monthly, by)}
              </span>
            </>
          }
        />
      ))}
    </Choices>
  );
}
