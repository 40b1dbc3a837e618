import { TextLink } from '@reset/shared-ui';
import { useId } from 'react';
import type { BlockOf } from './block-of.ts';
import { RichText } from './rich-text.tsx';
import styles from './split-block.module.css';

/** A statement on the one side, what it means on the other; one below the other where it is narrow. */
export function SplitBlock({ block: { heading, body, link } }: { block: BlockOf<'split'> }) {
  const id = useId();
  return (
    <section className={styles.split} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.body}>
        <RichText blocks={body} />
        {link && (
          <p>
            <TextLink href={link.href}>{link.text}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}
