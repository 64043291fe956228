/** What chance begins with; a failure names it. */
export const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000_007);
