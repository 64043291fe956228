import { LaterPlace } from "../../shared/ui/later-place";

const load = async () => (await import("./alert-answer")).AlertAnswer;

/** The page that the link of an alert’s e-mail opens, whose script loads after the page. */
export const AlertPlace = () => <LaterPlace load={load} waiting="Votre alerte arrive…" />;
