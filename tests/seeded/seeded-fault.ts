/** What a test project may be asked to find. */
export const SEEDED_PROJECTS = ["unit", "workerd", "faults", "site", "browser", "rebuild"] as const;
export type SeededProject = (typeof SEEDED_PROJECTS)[number];

/** A fault that is put into the product on purpose: a suite that stays green has lost something. */
export interface SeededFault {
  /** What a visitor or the owner would suffer. */
  readonly name: string;
  readonly project: SeededProject;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Parts of the titles of tests that find it, one at least; « describe > test » where it takes both. */
  readonly finders: readonly string[];
  /** Parts of the paths of the test files that have them: where there are such files, no others run. */
  readonly files: readonly string[];
  /** It would hide other faults of its project, or wake their tests: it stands in the product by itself. */
  readonly alone?: true;
}

/** A fault of the list of its project. */
export type Fault = Omit<SeededFault, "project">;
