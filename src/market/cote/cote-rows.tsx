import type { ListedCote } from "../../contract/market/cote";
import { dotted } from "../../shared/text/dotted";
import { count, figure, figureRange } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { tenths } from "../../shared/figures/tenths";
import { descending } from "../../shared/sort/orders";
import { Icon } from "../../shared/ui/icon";
import { Picture } from "../../shared/ui/picture";
import * as ad from "../cards/ad-card.page.module.css";
import { coverImage } from "../cards/cover-image";
import * as styles from "./cote.page.module.css";

/** The order of models: those with most ads first. */
export const mostAdvertised = descending(({ car }: ListedCote) => car?.n ?? 0);
const inMillions = (amount: number) => tenths(amount / 1_000_000);

/** Models that are estimated, each with a car of its own ads, its price and how many ads say so (rule: market/cote). */
export const CoteRows = ({ models }: { models: readonly ListedCote[] }) => (
  <ul className={styles.rows}>
    {models.map(({ path, label, name, car }) => (
      <li key={path}>
        <a className="card" href={path}>
          <span className={ad.photo}>
            {car?.cover ? (
              <Picture image={coverImage(car.cover)} alt="" sizes="(min-width: 1024px) 290px, 100px" />
            ) : (
              <span className={ad.none}>
                <Icon name="car" size={40} />
              </span>
            )}
          </span>
          <span className={ad.text}>
            {car ? (
              <>
                <span>
                  <b>{name}</b> {car.year}
                </span>{" "}
                <span>
                  <strong className="price">{formatPrice(car.value)}</strong>
                </span>{" "}
                {car.low !== undefined && car.high !== undefined && (
                  <small
                    className={ad.quiet}
                  >{`souvent ${figureRange([car.low, car.high].map(inMillions), "M")}`}</small>
                )}{" "}
                <small className={ad.quiet}>
                  {dotted([car.km !== undefined && figure(car.km, "km"), count(car.n, "annonce lue", "annonces lues")])}
                </small>
              </>
            ) : (
              <b>{label}</b>
            )}
          </span>
        </a>
      </li>
    ))}
  </ul>
);
