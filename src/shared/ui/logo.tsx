import * as styles from "./logo.module.css";

/** Symbol of the logo: a road in the shape of a tick. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#0B6B4F" />
      <path
        d="M6.5 16.5 13 24.5 25.5 7.5"
        fill="none"
        stroke="#fff"
        strokeWidth="6.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="m14.6 21.5 9.6-12.9"
        fill="none"
        stroke="#F2A52C"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeDasharray="2.6 2.8"
      />
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
