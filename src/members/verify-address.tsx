import { useState } from "react";
import { sendVerification } from "./provider";

/** The activation e-mail once more, for who is signed in without a verified address: the edge takes nothing from them before. */
export function VerifyAddress() {
  const [said, setSaid] = useState<string | null>(null);
  const send = async () => {
    const outcome = await sendVerification();
    setSaid(
      outcome.ok ? "L’e-mail est parti : regardez aussi dans les indésirables." : (outcome.problem?.message ?? ""),
    );
  };
  return (
    <p role="status">
      {said ?? (
        <button type="button" className="button plain" onClick={() => void send()}>
          Renvoyer l’e-mail
        </button>
      )}
    </p>
  );
}
