import { createContext, useContext, useId, type ReactNode } from 'react';
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
  const isPage = useContext(PageContext);
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className={styles.tile} data-padding={padding} aria-labelledby={title && titleId}>
      {title && (
        <div className={styles.head}>
          <Title
            id={titleId}
            className={styles.title}
            tabIndex={anchor !== undefined || isPage ? -1 : undefined}
          >
            {title}
          </Title>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

const PageContext = createContext(false);

/** Around a tile that is all that a page is about: its title is the page's h1. */
export const PageTile = ({ children }: { children: ReactNode }) => (
  <PageContext value={true}>{children}</PageContext>
);
