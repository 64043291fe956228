import * as styles from "./logo.module.css";

/** The mark: a road that turns into a tick. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#0B6B4F" />
      <path d="M6.500 16.500 13 24.500 25.500 7.500" fill="none" stroke="#fff" strokeWidth="6.200" strokeLinecap="round" strokeLinejoin="round" />
      <path d="m14.600 21.500 9.600-12.900" fill="none" stroke="#F2A52C" strokeWidth="1.300" strokeLinecap="round" strokeDasharray="2.600 2.800" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      <span>
        <b>Guide Auto</b>
        <small>Sénégal</small>
      </span>
    </span>
  );
}
