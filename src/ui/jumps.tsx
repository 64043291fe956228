interface Props {
  label: string;
  jumps: readonly { label: string; path: string }[];
}

/** Links to the parts of a long page, or to its twin, as chips. */
export function Jumps({ label, jumps }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {jumps.map((jump) => (
          <li key={jump.path}>
            <a className="chip" href={jump.path}>
              {jump.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
