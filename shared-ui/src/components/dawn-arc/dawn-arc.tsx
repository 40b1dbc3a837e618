import styles from './dawn-arc.module.css';
import { Horizon } from './horizon.tsx';

type Variant = 'card' | 'quiet' | 'nothing' | 'thanks' | 'not-found' | 'failed';

interface Props {
  /**
   * `card` fills the card it lies on. The others are small: `quiet` is the emblem, and its variations
   * say what happened, `nothing` before dawn, `thanks` with the sun up, `not-found` with its place
   * empty, `failed` behind a cloud.
   */
  variant?: Variant;
}

/**
 * The product's emblem: a sun that is about to rise, behind the horizon of the theme. Decoration, silent
 * to screen readers.
 */
export function DawnArc({ variant = 'quiet' }: Props) {
  return (
    <svg
      className={styles.arc}
      data-variant={variant}
      viewBox={VIEWS[variant] ?? '66 48 180 78'}
      // A card that is taller than it was drawn has the sun at its foot all the same.
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <g transform={`translate(0 ${HEIGHTS[variant] ?? 0})`}>
        <circle className={styles.halo} cx="156" cy="138" r="84" />
        <circle className={styles.glow} cx="156" cy="138" r="60" />
        <circle className={styles.sun} cx="156" cy="138" r="36" />
      </g>
      {variant === 'thanks' && <path className={styles.rays} d={RAYS} />}
      <Horizon isOnCard={variant === 'card'} />
      {variant === 'failed' && <path className={styles.cloud} d={CLOUD} />}
    </svg>
  );
}

/** The card shows the right part of its sky; a sun that is up takes more of it. */
const VIEWS: Partial<Record<Variant, string>> = { card: '0 0 200 126', thanks: '66 28 180 98' };

/** How far the sun is below the place that it has in the emblem. */
const HEIGHTS: Partial<Record<Variant, number>> = { nothing: 20, thanks: -24 };

const RAYS = 'M156 70v-10M118 81l-6-8M194 81l6-8M100 112h-10M212 112h10';
const CLOUD = 'M108 122a14 14 0 0 1 2-28 20 20 0 0 1 38-6 17 17 0 0 1 24 12 11.5 11.5 0 0 1 2 22z';
