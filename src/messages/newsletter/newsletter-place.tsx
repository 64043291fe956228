import { LaterPlace } from "../../shared/ui/later-place";

const load = async () => (await import("./newsletter-answer")).NewsletterAnswer;

/** The page that the link of the newsletter's e-mail opens, whose script loads after the page. */
export const NewsletterPlace = () => <LaterPlace load={load} waiting="Votre inscription arrive…" />;
