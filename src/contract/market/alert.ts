/** Alerts (saved searches) as the Worker answers them. */
import * as z from "zod/mini";

/** `POST /api/alerts/confirm` */
export const confirmedAlert = z.object({ name: z.string(), search: z.string() });
export type ConfirmedAlert = z.infer<typeof confirmedAlert>;

/** `GET /api/alerts/name?search=modele_neuf={id}` */
export type NamedAlert = Pick<ConfirmedAlert, "name">;

/** `GET /api/me/alerts` */
export const ownAlert = z.extend(confirmedAlert, { id: z.string(), confirmed: z.boolean(), created_at: z.string() });
export const ownAlerts = z.object({ alerts: z.array(ownAlert) });
export type OwnAlert = z.infer<typeof ownAlert>;
