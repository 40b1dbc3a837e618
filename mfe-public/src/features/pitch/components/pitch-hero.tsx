import { HeroWords } from '@reset/shared-ui';
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
      <HeroWords title={title} intro={intro}>
        {children}
      </HeroWords>
      <div className={styles.picture}>{picture}</div>
    </section>
  );
}
