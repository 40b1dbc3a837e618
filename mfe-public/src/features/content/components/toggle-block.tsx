import { Accordion } from '@reset/shared-ui';
import { useId } from 'react';
import type { BlockOf } from './block-of.ts';
import { RichText } from './rich-text.tsx';
import styles from './toggle-block.module.css';

/** Questions, one open at a time; beside their heading where there is room. */
export function ToggleBlock({ block: { heading, items } }: { block: BlockOf<'toggle'> }) {
  const id = useId();
  return (
    <section
      className={styles.toggle}
      data-headed={heading !== null}
      aria-labelledby={heading ? id : undefined}
    >
      {heading && <h2 id={id}>{heading}</h2>}
      <Accordion
        headingLevel={heading ? 3 : 2}
        items={items.map(({ title, body }) => ({ title, content: <RichText blocks={body} /> }))}
      />
    </section>
  );
}
