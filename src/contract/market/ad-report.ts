import * as z from "zod/mini";
import { valuesOf } from "./lists";
import { REPORT_REASONS } from "./reasons";
import { optional } from "../shared/fields";

/** Why a visitor reports an ad. */
export const adReportForm = z.strictObject({
  reason: z.enum(valuesOf(REPORT_REASONS), "Choisissez une raison."),
  text: optional(1_000),
});
export type AdReport = z.output<typeof adReportForm>;
