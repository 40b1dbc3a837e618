import { Accordion } from '@reset/shared-ui';
import { useId } from 'react';
import type { BlockOf } from './block-of.ts';
import { RichText } from './rich-text.tsx';
import styles from './toggle-block.module.css';

/** Questions, one open at a time. */
export function ToggleBlock({ block: { heading, items } }: { block: BlockOf<'toggle'> }) {
  const id = useId();
  return (
    <section className={styles.toggle} aria-labelledby={heading ? id : undefined}>
      {heading && <h2 id={id}>{heading}</h2>}
      <Accordion
        headingLevel={heading ? 3 : 2}
        items={items.map(({ title, body }) => ({ title, content: <RichText blocks={body} /> }))}
      />
    </section>
  );
}
