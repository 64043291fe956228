import { figure } from "../../shared/figures/figures";
import { dotted } from "../../shared/text/dotted";
import { KeepModel } from "../kept/keep-on-card";
import * as card from "./model-card.module.css";

/** « DCT7 » of « Automatique DCT7 », « auto 8 » of « Automatique 8 », « auto » of one that has a single ratio. */
const inBrief = (gearbox: string) =>
  gearbox
    .replace(/^Automatique (?=\D)/, "")
    .replace(/^Automatique(?: 1$)?/, "auto")
    .replaceAll(" ", "\u00a0");

/** What one pays for: the version that the price of the card is that of, and its power, its gearbox and its sprint. */
export function PremiumFacts({ model }: { model: Queries.PremiumModelFragment }) {
  const version = model.versions.find(({ versionId }) => versionId === model.cheapestId);
  if (!version) return <KeepModel model={model} />;
  const { name, power, acceleration, gearbox } = version;
  return (
    <>
      <p>{name}</p>
      <p className={card.quiet}>
        {dotted([
          power !== null && figure(power, "ch"),
          gearbox && inBrief(gearbox),
          acceleration !== null && `0\u00a0à\u00a0100\u00a0en\u00a0${figure(acceleration, "s")}`,
        ])}
      </p>
      <KeepModel model={model} />
    </>
  );
}
