import { LaterPlace } from "../../shared/ui/later-place";

const load = async () => (await import("./operations-desk")).OperationsDesk;

/** The state of the site for operators, whose script loads after the page. */
export const OperationsPlace = () => <LaterPlace load={load} waiting="L’état du site arrive…" />;
