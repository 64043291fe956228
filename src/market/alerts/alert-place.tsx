import { LaterPlace } from "../../shared/ui/later-place";

const load = async () => (await import("./alert-answer")).AlertAnswer;

/** What the link of an alert’s mail leads to, once the application is there. */
export const AlertPlace = () => <LaterPlace load={load} waiting="Votre alerte arrive…" />;
