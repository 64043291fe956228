import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Answer } from "../http/ask";

interface Props<Value> {
  readonly question: string;
  readonly button: string;
  readonly answer: () => Promise<Answer<Value>>;
  /** What replaces the question once it is answered. It takes the focus, so that screen readers announce it. */
  readonly children: (value: Value) => ReactNode;
}

/** What the link of an e-mail asks, with one button: mail programs that open every link must change nothing. */
export function MailAnswer<Value>({ question, button, answer, children }: Props<Value>) {
  const [done, setDone] = useState<{ readonly value: Value } | null>(null);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void (done && place.current?.focus()), [done]);

  if (done)
    return (
      <div ref={place} tabIndex={-1} role="status" className="stack">
        {children(done.value)}
      </div>
    );
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const answered = await answer();
    setBusy(false);
    if (answered.ok) setDone({ value: answered.value });
    else setFailure(answered.message);
  };
  return (
    <div className="stack">
      <p>{question}</p>
      {failure && <p role="alert">{failure}</p>}
      <p>
        <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void press()}>
          {busy ? "Un instant…" : button}
        </button>
      </p>
    </div>
  );
}
