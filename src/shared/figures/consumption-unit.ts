/** Whether a consumption is stated in kWh, as that of a car that burns no fuel is. @param unit free text by the editors: « l/100 km », « kWh/100 km » */
export const isInKwh = (unit: string | null): boolean => unit?.startsWith("kWh") ?? false;
