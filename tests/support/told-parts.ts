/** What operators must be told of one part, by the results of its checks in turn: two that fail in a row begin an incident, two good ones end it. */
export function toldOf(checks: readonly boolean[]): readonly ("began" | "over")[] {
  const told: ("began" | "over")[] = [];
  for (let index = 1; index < checks.length; index += 1) {
    const lasts = told.at(-1) === "began";
    if (checks[index] === lasts && checks[index - 1] === lasts) told.push(lasts ? "over" : "began");
  }
  return told;
}
