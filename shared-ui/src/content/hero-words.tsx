import type { ReactNode } from 'react';
import styles from './hero-words.module.css';

interface Props {
  /** The page's one h1. */
  title: string;
  intro?: string | null;
  size?: 'medium' | 'large';
  align?: 'start' | 'center';
  /** The next step. */
  children?: ReactNode;
}

/** What the head of a page says: its title, a sentence or two, and the next step. */
export const HeroWords = ({ title, intro, size, align, children }: Props) => (
  <div className={styles.words} data-size={size} data-align={align}>
    <h1 className={styles.title} tabIndex={-1}>
      {title}
    </h1>
    {intro && <p className={styles.intro}>{intro}</p>}
    {children}
  </div>
);
