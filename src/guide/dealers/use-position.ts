import { useRef, useState } from "react";
import type { Position } from "./distance";

const REFUSED =
  "Votre navigateur n’a pas donné votre position. Autorisez-la pour ce site, puis touchez de nouveau « Près de moi ».";
const NOT_FOUND =
  "Votre position n’a pas été trouvée. Activez la localisation de votre appareil, puis touchez de nouveau « Près de moi ».";

const WAIT_MS = 15_000;
/** A position of some minutes ago is good enough for kilometres. */
const AGE_MS = 300_000;

/** Where the visitor is, asked of the browser on demand only; it stays in this page (rule: guide/dealers-near). */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** An answer that comes after the question was taken back is not wanted any more. */
  const question = useRef(0);
  const forget = () => {
    question.current += 1;
    setAsking(false);
    setFailure(null);
    setPosition(null);
  };
  const ask = () => {
    forget();
    const asked = question.current;
    const answer = (found: Position | null, sentence: string | null) => {
      if (asked !== question.current) return;
      setAsking(false);
      setPosition(found);
      setFailure(sentence);
    };
    // A page that is not served over TLS has none.
    if (!("geolocation" in navigator)) return answer(null, NOT_FOUND);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ latitude, longitude }, null),
      ({ code, PERMISSION_DENIED }) => answer(null, code === PERMISSION_DENIED ? REFUSED : NOT_FOUND),
      { timeout: WAIT_MS, maximumAge: AGE_MS },
    );
  };
  return { position, failure, isAsking, ask, forget };
}
