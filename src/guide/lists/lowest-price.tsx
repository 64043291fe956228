import { millions } from "../../shared/figures/millions";

/** « dès 9,9 M » on a tile, after its number of models; nothing where no price is known. */
export const LowestPrice = ({ price }: { price: number | null }) =>
  price === null ? null : (
    <>
      {" "}
      <small className="quiet">{`dès ${millions(price)}`}</small>
    </>
  );
