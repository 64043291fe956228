/** Where a file of this folder relies on how an installed package is made. */
export interface Canary {
  /** Path of the package's file below `node_modules`. */
  readonly source: string;
  /** What is relied on, as that file says it. */
  readonly says: RegExp;
  /** What is true no longer where it does not say so. */
  readonly broken: string;
}

export const canary = (source: string, says: RegExp, broken: string): Canary => ({ source, says, broken });
