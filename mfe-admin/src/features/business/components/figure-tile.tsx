import { SkeletonText, Tile } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import styles from './business.module.css';

interface Props {
  title: string;
  /** What counts, and on which day. */
  definition: string;
  /** What all days come to, or today's figure; null while it is on its way. */
  figure: string | null;
  /** What that is of: 'in 30 days'. */
  of: string;
  children: ReactNode;
}

/** A chart below its name, the one figure that it comes to, and its definition. */
export const FigureTile = ({ title, definition, figure, of, children }: Props) => (
  <Tile
    title={title}
    aside={
      <p className={styles.total}>
        <strong>{figure ?? <SkeletonText width={7} />}</strong> {of}
      </p>
    }
  >
    <p className={styles.definition}>{definition}</p>
    {children}
  </Tile>
);
