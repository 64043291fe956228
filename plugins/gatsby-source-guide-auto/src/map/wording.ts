/** « Automatique 6 », « CVT », « DSG7 », « Manuelle 5 »… @returns null when the wording does not tell. */
export function isAutomatic(gearbox: string | null): boolean | null {
  if (gearbox === null) return null;
  if (
    /auto|cvt|ivt|dct|dsg|edc|bva|robotis|s[ée]quentielle|double embrayage|r[ée]ducteur|tiptronic|tronic/i.test(gearbox)
  )
    return true;
  return /manuel|bvm/i.test(gearbox) ? false : null;
}

/** « 4x4 permanente », « Intégrale », « Traction », « Propulsion »… @returns null when the wording does not tell. */
export function isFourWheelDrive(drivetrain: string | null): boolean | null {
  if (drivetrain === null) return null;
  if (/4\s?[x×]\s?4|4wd|awd|int[ée]grale|quattro|4matic|xdrive|quatre roues/i.test(drivetrain)) return true;
  return /traction|propulsion|4\s?[x×]\s?2|2wd/i.test(drivetrain) ? false : null;
}

interface Equipped<Status> {
  readonly label: string;
  readonly status: Status;
}

/** Best status of « Aérateurs à l’arrière » or « Climatisation arrière » among a version's equipment. @returns null when the list does not tell */
export function rearAirOf<Status extends "STANDARD" | "OPTION" | "UNAVAILABLE">(
  equipment: readonly Equipped<Status>[],
): Status | null {
  const statuses = equipment
    .filter(({ label }) => /(?:a[ée]rat|clim).*arri[èe]re/i.test(label))
    .map(({ status }) => status);
  return (
    (["STANDARD", "OPTION", "UNAVAILABLE"] as const).flatMap(
      (best) => statuses.find((status) => status === best) ?? [],
    )[0] ?? null
  );
}
