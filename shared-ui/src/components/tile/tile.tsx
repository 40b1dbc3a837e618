import { useId, type ReactNode } from 'react';
import styles from './tile.module.css';

interface Props {
  children: ReactNode;
  /** Names the tile as a section of the page. */
  title?: string;
  /** What an address says behind `#` to lead to its title, which takes focus then. */
  anchor?: string;
  /** Beside the title: a link, a figure, a badge. */
  aside?: ReactNode;
  /** `none` where rows reach the edges. */
  padding?: 'normal' | 'none';
}

/** One idea of a page, on a surface of its own. Tiles stand on the canvas, never in one another. */
export function Tile({ children, title, anchor, aside, padding = 'normal' }: Props) {
  const ownId = useId();
  const titleId = anchor ?? ownId;
  return (
    <section className={styles.tile} data-padding={padding} aria-labelledby={title && titleId}>
      {title && (
        <div className={styles.head}>
          <h2
            id={titleId}
            className={styles.title}
            tabIndex={anchor === undefined ? undefined : -1}
          >
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
