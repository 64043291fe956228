import * as z from "zod/mini";
import { normalPhone, type PhoneRule } from "./phone";

/** What operators can close for a while, and in which words `npm run switches` says it (rule: site/switches). */
export const SWITCHES = {
  "read-only": "lecture seule : rien de ce que des visiteurs envoient n’est pris",
  posting: "annonces : aucune n’est commencée, envoyée ni modifiée",
  photos: "photos : aucune nouvelle n’est prise",
  alerts: "alertes : aucune nouvelle n’est prise",
  "leads-by-mail": "demandes d’aide à l’achat : par e-mail ou WhatsApp, sans le formulaire",
} as const;
export type SwitchName = keyof typeof SWITCHES;
export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

/** A switch that is on. */
const switchOn = z.object({
  name: z.enum(SWITCH_NAMES),
  /** Milliseconds. */
  on_at: z.int(),
  who: z.string(),
  /** Visitors read it. */
  why: z.string(),
  /** Where visitors write to instead of by a form. */
  email: z.nullable(z.string()),
  /** In E.164. */
  whatsapp: z.nullable(z.string()),
});
export type SwitchOn = z.infer<typeof switchOn>;

/** `GET /api/ops/switches` */
export const switchesOn = z.object({ on: z.array(switchOn) });

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const who = words(80);

/** `POST /api/ops/switches`: a switch that takes leads away from the form names where they go instead, so that none is lost. */
export const switchOrder = (rule: PhoneRule) =>
  z.discriminatedUnion("on", [
    z.strictObject({ name: z.enum(SWITCH_NAMES), on: z.literal(false), who }),
    z
      .strictObject({
        name: z.enum(SWITCH_NAMES),
        on: z.literal(true),
        who,
        why: words(200),
        email: z._default(z.nullable(z.email()), null),
        whatsapp: z._default(
          z.nullable(
            z.string().check(z.refine((typed) => normalPhone(typed, rule) !== null, "Ce numéro n’en est pas un.")),
          ),
          null,
        ),
      })
      .check(
        z.refine(({ name, email, whatsapp }) => name !== "leads-by-mail" || email !== null || whatsapp !== null, {
          path: ["email"],
          error: "Donnez une adresse ou un numéro WhatsApp : les demandes y vont.",
        }),
      ),
  ]);

/** Another way to send what a closed form does not take, with the message already written. */
export interface Way {
  readonly label: string;
  /** `mailto:…` or `https://wa.me/…` */
  readonly address: string;
}
