/** Marks that simple-icons has (CC0), by our brand slugs; the other brands get a monogram. */
import {
  siAudi,
  siBmw,
  siCitroen,
  siDacia,
  siFord,
  siHonda,
  siHyundai,
  siJeep,
  siKia,
  siMahindra,
  siMazda,
  siMg,
  siMitsubishi,
  siNissan,
  siPeugeot,
  siPorsche,
  siRenault,
  siSuzuki,
  siToyota,
  siVolkswagen,
} from "simple-icons";

const icons = [
  siAudi,
  siBmw,
  siCitroen,
  siDacia,
  siFord,
  siHonda,
  siHyundai,
  siJeep,
  siKia,
  siMahindra,
  siMazda,
  siMg,
  siMitsubishi,
  siNissan,
  siPeugeot,
  siPorsche,
  siRenault,
  siSuzuki,
  siToyota,
  siVolkswagen,
];

/** 24 × 24 path and colour. */
export const brandMarks: ReadonlyMap<string, { path: string; color: string }> = new Map(
  icons.map(({ slug, path, hex }) => [slug, { path, color: `#${hex.toLowerCase()}` }]),
);
