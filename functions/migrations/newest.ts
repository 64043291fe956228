/** The newest of these files, which the Worker counts on (tests/architecture/worker.test.ts). */
export const NEWEST_MIGRATION = "0026_script_errors.sql";
