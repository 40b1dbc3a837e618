import type { ReactNode } from 'react';
import styles from './foot-action.module.css';

interface Props {
  /** What it lies on, which shows behind it: the page itself, or a tile. */
  ground?: 'canvas' | 'surface';
  /**
   * It stays in its place: something is authorized by it that is to be read before, or there are
   * several ways on.
   */
  isInline?: boolean;
  /** The one button that leads on; inline, other ways below it. */
  children: ReactNode;
}

/**
 * Keeps the next step in sight at the foot of a phone, in reach of the thumb, however long the text
 * above it is or large its letters are; where there is room it stands in its place. On every page it
 * is as wide as a form: the whole of a phone.
 */
export const FootAction = ({ ground = 'surface', isInline = false, children }: Props) => (
  <div className={isInline ? styles.inline : styles.foot} data-ground={ground}>
    {children}
  </div>
);
