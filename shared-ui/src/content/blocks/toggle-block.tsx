import { useId } from 'react';
import { Accordion } from '#components/accordion/accordion.tsx';
import type { ToggleContent } from '../content-model.ts';
import { RichText } from '../text/rich-text.tsx';
import styles from './toggle-block.module.css';

interface Props {
  block: ToggleContent;
  /** Below a heading of the page's own. */
  isNested?: boolean;
}

/** Questions, one open at a time; beside their heading where there is room. */
export function ToggleBlock({ block: { heading, items }, isNested = false }: Props) {
  const id = useId();
  return (
    <section
      className={styles.toggle}
      data-headed={heading !== null}
      aria-labelledby={heading ? id : undefined}
    >
      {heading && <h2 id={id}>{heading}</h2>}
      <Accordion
        headingLevel={heading || isNested ? 3 : 2}
        items={items.map(({ title, body }) => ({ title, content: <RichText blocks={body} /> }))}
      />
    </section>
  );
}
