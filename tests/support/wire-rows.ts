/** The reference api.php behind the site under test, which `npm test` starts. */
export const api = { url: process.env.API_BASE ?? "http://127.0.0.1:8790", key: process.env.API_KEY ?? "" };

/**
 * Every row of a list as api.php sends it to the build. No code of the site has parsed or mapped it, so pages are
 * compared with what the editors wrote. @param endpoint `get_versions`, `parametres_pays`…
 */
export async function wireRows<Row>(endpoint: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ endpoint, API_KEY: api.key, ...(page > 1 && { page: String(page) }) });
    // A test file may compute for a minute, and the server closes an idle connection meanwhile.
    const answer = await fetch(`${api.url}/api.php?${query}`, { headers: { Connection: "close" } });
    if (!answer.ok) throw new Error(`${endpoint}: ${answer.status} ${await answer.text()}`);
    const { data, total = 0 }: { readonly data: readonly Row[]; readonly total?: number } = await answer.json();
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
