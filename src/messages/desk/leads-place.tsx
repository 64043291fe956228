import { LaterPlace } from "../../shared/ui/later-place";

const load = async () => (await import("./leads-desk")).LeadsDesk;

/** The desk of requests, whose script loads after the page. */
export const LeadsPlace = () => <LaterPlace load={load} waiting="Le bureau arrive…" />;
