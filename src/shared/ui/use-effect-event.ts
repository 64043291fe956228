import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * Returns a stable function that calls the handler of the latest render, so that an effect can call it without depending on it. React 19 has the
 * same hook under this name.
 */
export function useEffectEvent<Parameters extends readonly unknown[], Result>(
  act: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const newest = useRef(act);
  useInsertionEffect(() => void (newest.current = act));
  return useCallback((...parameters: Parameters) => newest.current(...parameters), []);
}
