import type { Preprocessor } from "knip";

/** Gatsby finds queries and fragments by their exports, which no module imports. */
const READ_BY_GATSBY = /^(?:fragments?|query)$/;

/** Removes the exports that Gatsby reads from knip's report. */
const withoutQueries: Preprocessor = (report) => {
  const exports = report.issues.exports;
  for (const [file, ofFile] of Object.entries(exports)) {
    const kept = Object.entries(ofFile).filter(([name]) => !READ_BY_GATSBY.test(name));
    report.counters.exports -= Object.keys(ofFile).length - kept.length;
    exports[file] = Object.fromEntries(kept);
  }
  return report;
};

export default withoutQueries;
