import * as z from "zod/mini";
import { kindOfPage, receiveReports } from "./receive-report";
import { type ScriptError, scriptErrors } from "./reports-store";

const sent = z.object({
  error: z.string(),
  /** File of the site, line and column. */
  place: z.string().check(z.regex(/^[\w.-]{1,60}\.js:\d{1,6}:\d{1,7}$/)),
  /** Path of the page. */
  page: z.string(),
});

/** The names that browsers give their errors; others are of libraries, and may hold anything. */
const NAME = /^(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)Error$/;

/** What is kept of a report: no message, because it may quote what a visitor wrote. */
export function scriptErrorOf(report: unknown): ScriptError | null {
  const { data } = sent.safeParse(report);
  if (!data) return null;
  return { error: NAME.exec(data.error)?.[0] ?? "Error", place: data.place, page: kindOfPage(data.page) };
}

/** `POST /api/errors`: a page tells of an error of its scripts (src/site/runtime/report-errors.ts). */
export const receiveScriptError = receiveReports(scriptErrors, scriptErrorOf);
