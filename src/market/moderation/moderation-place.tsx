import { LaterPlace } from "../../shared/ui/later-place";

const load = async () => (await import("./desk")).Desk;

/** The moderation desk, whose script loads after the page. */
export const ModerationPlace = () => <LaterPlace load={load} waiting="La modération arrive…" />;
