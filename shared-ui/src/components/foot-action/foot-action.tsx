import type { ReactNode } from 'react';
import styles from './foot-action.module.css';

interface Props {
  /** What it lies on, which shows behind it: the page itself, or a tile. */
  ground?: 'canvas' | 'surface';
  /** The one button that leads on. */
  children: ReactNode;
}

/**
 * Keeps the next step in sight at the foot of a phone, in reach of the thumb, however long the text
 * above it is or large its letters are; where there is room it stands in its place.
 */
export const FootAction = ({ ground = 'surface', children }: Props) => (
  <div className={styles.foot} data-ground={ground}>
    {children}
  </div>
);
