/** Alerts (saved searches) as the Worker answers them. */
import * as z from "zod/mini";

/** `GET /api/alerts?search=modele_neuf={id}` */
export const namedAlert = z.object({ name: z.string() });
export type NamedAlert = z.infer<typeof namedAlert>;

/** `POST /api/alerts/confirm` */
export const confirmedAlert = z.extend(namedAlert, { search: z.string() });
export type ConfirmedAlert = z.infer<typeof confirmedAlert>;

/** `GET /api/me/alerts` */
export const ownAlert = z.extend(confirmedAlert, { id: z.string(), confirmed: z.boolean(), created_at: z.string() });
export const ownAlerts = z.object({ alerts: z.array(ownAlert) });
export type OwnAlert = z.infer<typeof ownAlert>;
