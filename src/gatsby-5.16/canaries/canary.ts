/** An assumption of a file of this folder about the internals of an installed package. */
export interface Canary {
  /** Path of the package's file below `node_modules`. */
  readonly source: string;
  /** Matches the relied-on code in that file. */
  readonly says: RegExp;
  /** Sentence that becomes true when that code is no longer found. */
  readonly broken: string;
}

export const canary = (source: string, says: RegExp, broken: string): Canary => ({ source, says, broken });
