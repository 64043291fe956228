import { LaterPlace } from "../../shared/ui/later-place";

const load = async () => (await import("./desk")).Desk;

/** Where operators work once the application is there. */
export const ModerationPlace = () => <LaterPlace load={load} waiting="La modération arrive…" />;
