import { DawnArc } from '#components/dawn-arc/dawn-arc.tsx';
import { TextLink } from '#components/text-link/text-link.tsx';
import type { ContentHero } from './content-model.ts';
import { HeroWords } from './hero-words.tsx';
import styles from './hero.module.css';

/** The head of a page: `card` has the card beside its words, `centered` has words alone. */
export function Hero({ hero: { type, heading, text, link } }: { hero: ContentHero }) {
  return (
    <section className={styles.hero} data-type={type}>
      <HeroWords
        title={heading}
        intro={text}
        {...(type === 'centered' ? { align: 'center' } : { size: 'large' })}
      >
        {link && (
          <TextLink href={link.href} variant="button">
            {link.text}
          </TextLink>
        )}
      </HeroWords>
      {type === 'card' && (
        <div className={styles.emblem}>
          <DawnArc variant="card" />
        </div>
      )}
    </section>
  );
}
