import type { ReactNode } from 'react';
import styles from './pitch-hero.module.css';

interface Props {
  /** The page's one h1. */
  title: string;
  intro: string;
  /** Beside the words, below them where it is narrow. */
  picture: ReactNode;
  /** The next step. */
  children?: ReactNode;
}

/** The head of a page that tells about the product. */
export function PitchHero({ title, intro, picture, children }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
      <div className={styles.picture}>{picture}</div>
    </section>
  );
}
