/** A figure of a card with its label; nothing where it is unknown. */
export function CardFigure({ label, value }: { label: string; value: string | false | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
