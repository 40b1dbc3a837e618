import type { ReactNode } from 'react';
import styles from './foot-action.module.css';

interface Props {
  /** What it lies on, which shows behind it: the page itself, or a tile. */
  ground?: 'canvas' | 'surface';
  /** Something is authorized by it, and is to be read before: it stays in its place below that. */
  isInline?: boolean;
  /** The one button that leads on. */
  children: ReactNode;
}

/**
 * Keeps the next step in sight at the foot of a phone, in reach of the thumb, however long the text
 * above it is or large its letters are; where there is room it stands in its place.
 */
export const FootAction = ({ ground = 'surface', isInline = false, children }: Props) => (
  <div className={isInline ? styles.inline : styles.foot} data-ground={ground}>
    {children}
  </div>
);
