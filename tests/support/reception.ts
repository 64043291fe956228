import { control } from "./reference-api";

/** The reference api.php behind the site under test, which `npm test` starts. */
const api = { url: process.env.API_BASE ?? "http://127.0.0.1:8790", key: process.env.API_KEY ?? "" };

/** What its operator sees of the messages it keeps. */
export const received = async () => (await fetch(`${api.url}/reception?API_KEY=${encodeURIComponent(api.key)}`)).text();

/** Until it is told to stop, it fails to take what is sent to an endpoint. */
export const failing = (endpoint: string, fault: string) => control(api, "POST", { endpoint, fault });
export const recovered = () => control(api, "DELETE");
