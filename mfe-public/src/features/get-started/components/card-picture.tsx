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
