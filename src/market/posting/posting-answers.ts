import * as z from "zod/mini";
import { type AdAnswers, type AdStep, fieldsOf } from "../../contract/market/form";
import { rules } from "./posting-rules";
import { type Screen, SCREENS } from "./screens";

/** The answers as a form's fields hold them: "" where nothing is chosen yet. */
type Held<Answers> = { -readonly [Field in keyof Answers]: Answers[Field] extends string ? string : Answers[Field] };
export type Answers = { readonly [Step in AdStep]: Held<AdAnswers[Step]> };

/** The initial value of a field: "" for text, false for a checkbox, [] for a group of checkboxes. */
const emptyValue = (schema: unknown) => (schema instanceof z.ZodMiniBoolean ? false : isBoxes(schema) ? [] : "");
const isBoxes = (schema: unknown) => schema instanceof z.ZodMiniPipe && schema.def.in instanceof z.ZodMiniArray;
const DEFAULTS = {
  vehicle: { model_id: null },
  state: {},
  words: {},
  offer: { seller_type: "particulier", whatsapp: true },
} as const satisfies { readonly [Step in AdStep]: Partial<Answers[Step]> };

export const EMPTY = Object.fromEntries(
  Object.entries(fieldsOf(rules())).map(([step, fields]) => [
    step,
    {
      ...Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, emptyValue(schema)])),
      ...DEFAULTS[step as AdStep],
    },
  ]),
) as unknown as Answers;

/** The screen that has a field, given the field's name or its step's name. */
export const screenOf = (field: string): Screen =>
  SCREENS.find((screen) => screen === field || (screen in EMPTY && field in EMPTY[screen as AdStep])) ?? "check";
