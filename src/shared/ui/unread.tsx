/** What is shown in the place of what could not be read. */
export const Unread = ({ sentence, onRetry }: { sentence: string; onRetry: () => Promise<void> }) => (
  <p>
    {sentence}{" "}
    <button type="button" className="button plain" onClick={() => void onRetry()}>
      Réessayer
    </button>
  </p>
);
