import { DawnArc } from '#components/dawn-arc/dawn-arc.tsx';
import { TextLink } from '#components/text-link/text-link.tsx';
import type { ContentHero } from './content-model.ts';
import styles from './hero.module.css';

/** The head of a page: `card` has the card beside its words, `centered` has words alone. */
export function Hero({ hero: { type, heading, text, link } }: { hero: ContentHero }) {
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
      </div>
      {type === 'card' && (
        <div className={styles.emblem}>
          <DawnArc variant="card" />
        </div>
      )}
    </section>
  );
}
