/** The seed of the random generators; a failure reports it. */
export const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000_007);
