import { useState } from "react";
import { sendVerification } from "./provider";

/** Button that sends the activation e-mail again to a member with an unverified address, from whom the Worker accepts nothing. */
export function VerifyAddress() {
  const [status, setStatus] = useState<string | null>(null);
  const send = async () => {
    const outcome = await sendVerification();
    setStatus(
      outcome.ok ? "L’e-mail est parti : regardez aussi dans les indésirables." : (outcome.problem?.message ?? ""),
    );
  };
  return (
    <p role="status">
      {status ?? (
        <button type="button" className="button plain" onClick={() => void send()}>
          Renvoyer l’e-mail
        </button>
      )}
    </p>
  );
}
