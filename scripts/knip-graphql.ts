import type { Preprocessor } from "knip";

/** Gatsby finds queries and fragments by the exports that hold them; no module imports these. */
const READ_BY_GATSBY = /^(?:fragments?|query)$/;

/** Leaves out of knip's report the exports that Gatsby reads. */
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
