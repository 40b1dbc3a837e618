import { DawnArc, TextLink } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import type { ContentHero } from '../api/get-page.ts';
import styles from './hero.module.css';

interface Props {
  hero: ContentHero;
  /** Below the words, after the hero's own link. */
  children?: ReactNode;
}

/** The head of a page: `card` has the card beside its words, `centered` has words alone. */
export function Hero({ hero: { type, heading, text, link }, children }: Props) {
  return (
    <section className={styles.hero} data-type={type}>
      <div className={styles.words}>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {text && <p className={styles.intro}>{text}</p>}
        {link && (
          <TextLink href={link.href} variant="button">
            {link.text}
          </TextLink>
        )}
        {children}
      </div>
      {type === 'card' && (
        <div className={styles.emblem}>
          <DawnArc variant="card" />
        </div>
      )}
    </section>
  );
}
