/** Response of an endpoint: its rows as sent, and the values by which the next build can request less. */
export interface Fetched {
  rows: unknown[];
  /** Number of rows of the whole list, also when only changes were requested; null when the server does not send it. */
  totalGeneral: number | null;
  date: string | null;
  etag: string | null;
}

/** Called as rows arrive, for messages such as « get_versions: 200/262 ». */
export type Progress = (endpoint: string, done: number, total: number) => void;
