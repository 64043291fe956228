import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * What an effect does without being run again for it: a function that stays the same and acts by the newest render. React 19 has it under this
 * name.
 */
export function useEffectEvent<Parameters extends readonly unknown[], Result>(
  act: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const newest = useRef(act);
  useInsertionEffect(() => void (newest.current = act));
  return useCallback((...parameters: Parameters) => newest.current(...parameters), []);
}
