/** Ids of the errors that stop a build. They are stable, because Gatsby prints them before the sentence. */
export const errorIds = { keyRefused: "10001", noContent: "10002", inconsistent: "10003" } as const;

interface Context {
  sourceMessage: string;
}

const stop = () =>
  ({ text: (context: Context) => context.sourceMessage, level: "ERROR", category: "THIRD_PARTY" }) as const;

export const errorMap = {
  [errorIds.keyRefused]: stop(),
  [errorIds.noContent]: stop(),
  [errorIds.inconsistent]: stop(),
};
