import styles from './picture.module.css';

/** The card, on its way out of the picture. Decoration. */
export const CardPicture = () => (
  <svg className={styles.picture} viewBox="0 0 320 140" aria-hidden="true">
    <defs>
      <clipPath id="get-started-card">
        <rect x="72" y="28" width="176" height="111" rx="10" />
      </clipPath>
    </defs>
    <g clipPath="url(#get-started-card)">
      <rect className={styles.primary} x="72" y="28" width="176" height="111" />
      <circle className={styles.halo} cx="210" cy="150" r="76" />
      <circle className={styles.glow} cx="210" cy="150" r="54" />
      <circle className={styles.accent} cx="210" cy="150" r="32" />
      <rect className={styles.onPrimary} x="88" y="46" width="24" height="18" rx="4" />
      <path className={styles.lineOnPrimary} d="M88 118h14m6 0h14m6 0h14" />
    </g>
  </svg>
);

/** A tax return, with what comes back rising from it. Decoration. */
export const ReturnPicture = () => (
  <svg className={styles.picture} viewBox="0 0 320 140" aria-hidden="true">
    <path className={styles.paper} d="M108 144V28a8 8 0 0 1 8-8h64l32 32v92z" />
    <path className={styles.fold} d="M180 20l32 32h-24a8 8 0 0 1-8-8z" />
    <path className={styles.lines} d="M126 62h42M126 80h68M126 98h68M126 116h34" />
    <circle className={styles.accentHalo} cx="214" cy="116" r="32" />
    <circle className={styles.accent} cx="214" cy="116" r="20" />
    <path className={styles.onAccent} d="M214 126v-19m-8 8l8-8 8 8" />
  </svg>
);
