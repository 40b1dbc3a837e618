import styles from './pay-period.module.css';

/** Ten days of work, each of which adds to the pay, until the sun of payday. */
const HEIGHTS = [18, 34, 50, 66, 82, 98, 114, 130, 146, 162];

/** A pay period as bars that grow towards payday. Decoration, silent to screen readers. */
export const PayPeriod = () => (
  <svg className={styles.picture} viewBox="0 0 400 260" aria-hidden="true">
    <circle className={styles.halo} cx="344" cy="98" r="132" />
    <circle className={styles.glow} cx="344" cy="98" r="92" />
    <circle className={styles.sun} cx="344" cy="98" r="52" />
    {HEIGHTS.map((height, day) => (
      <rect
        key={height}
        className={styles.day}
        x={32 + day * 34}
        y={260 - height}
        width="20"
        height={height + 8}
        rx="6"
        opacity={0.25 + day * 0.075}
      />
    ))}
  </svg>
);
