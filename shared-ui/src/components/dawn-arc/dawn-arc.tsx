import styles from './dawn-arc.module.css';

interface Props {
  /** `card` fills the card it lies on; `quiet` is the small one of empty states and heroes. */
  variant?: 'card' | 'quiet';
}

/** The product's emblem: a sun that is about to rise. Decoration, silent to screen readers. */
export function DawnArc({ variant = 'quiet' }: Props) {
  return (
    <svg className={styles.arc} data-variant={variant} viewBox="0 0 200 126" aria-hidden="true">
      <circle className={styles.halo} cx="150" cy="132" r="92" />
      <circle className={styles.glow} cx="150" cy="132" r="70" />
      <circle className={styles.sun} cx="150" cy="132" r="48" />
    </svg>
  );
}
