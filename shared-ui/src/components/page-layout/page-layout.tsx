import type { ReactNode } from 'react';
import styles from './page-layout.module.css';

interface Props {
  /** The page's one h1, where none of what it holds is that. */
  title?: string;
  /** Beside the title: a link or a button that concerns the whole page. */
  actions?: ReactNode;
  /** One sentence below the title. */
  intro?: ReactNode;
  /** `form`: a narrow column in the middle, for one thing to fill in. */
  width?: 'content' | 'form';
  children: ReactNode;
}

/** The rhythm of every page: heading, then tiles in one column, 24 px apart. */
export function PageLayout({ title, actions, intro, width = 'content', children }: Props) {
  return (
    <div className={styles.page} data-width={width}>
      {title !== undefined && (
        <div className={styles.head} data-has-actions={actions !== undefined || undefined}>
          <h1 tabIndex={-1}>{title}</h1>
          {actions}
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
