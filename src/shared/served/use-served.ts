import { useEffect, useState } from "react";

/**
 * A value from the document if the Worker rendered it there, else from a request. The component has a key for what the value belongs to.
 * @param served null when the document was served for something else
 * @param request answers a word when it fails
 */
export function useServed<Value>(
  served: () => Value | null,
  request: () => Promise<Value>,
): { readonly value: Value | "coming"; readonly retry: () => void } {
  const [value, setValue] = useState<Value | "coming">(() => served() ?? "coming");
  const [ask] = useState(() => request);
  const isComing = value === "coming";
  useEffect(() => {
    let isWanted = true;
    if (isComing) void ask().then((answer) => isWanted && setValue(answer));
    return () => void (isWanted = false);
  }, [isComing, ask]);
  return { value, retry: () => setValue("coming") };
}
