import { useId } from 'react';
import { TextLink } from '#components/text-link/text-link.tsx';
import type { SplitContent } from '../content-model.ts';
import { Picture } from '../picture.tsx';
import { RichText } from '../text/rich-text.tsx';
import styles from './split-block.module.css';

interface Props {
  block: SplitContent;
  /** Stands at the top of the page. */
  isFirst?: boolean;
}

/**
 * A statement on the one side, what it means on the other; with a picture, both stand beside that.
 * One below the other where it is narrow.
 */
export function SplitBlock({ block, isFirst = false }: Props) {
  const { heading, body, image, link } = block;
  const id = useId();
  return (
    <section className={styles.split} data-pictured={image !== null} aria-labelledby={id}>
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
      {image && (
        <div className={styles.picture}>
          <Picture image={image} isEager={isFirst} />
        </div>
      )}
    </section>
  );
}
