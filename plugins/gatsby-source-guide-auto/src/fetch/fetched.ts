/** What an endpoint sent: its rows as they came, and what the next build needs to ask for less. */
export interface Fetched {
  rows: unknown[];
  /** Rows of the whole list, whatever was asked; null when the server does not say. */
  totalGeneral: number | null;
  date: string | null;
  etag: string | null;
}

/** Called as rows arrive: « get_versions: 200/262 ». */
export type Progress = (endpoint: string, done: number, total: number) => void;
