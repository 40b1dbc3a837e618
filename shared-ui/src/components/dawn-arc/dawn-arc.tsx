import styles from './dawn-arc.module.css';

interface Props {
  /** `card` fills the card it lies on; `quiet` is the small one of empty states and heroes. */
  variant?: 'card' | 'quiet';
}

/** The card shows the right part of its sky; elsewhere the sun stands in the middle. */
const VIEWS = { card: '0 0 200 126', quiet: '66 48 180 78' };

/** The product's emblem: a sun that is about to rise. Decoration, silent to screen readers. */
export function DawnArc({ variant = 'quiet' }: Props) {
  return (
    <svg className={styles.arc} data-variant={variant} viewBox={VIEWS[variant]} aria-hidden="true">
      <circle className={styles.halo} cx="156" cy="138" r="84" />
      <circle className={styles.glow} cx="156" cy="138" r="60" />
      <circle className={styles.sun} cx="156" cy="138" r="36" />
    </svg>
  );
}
