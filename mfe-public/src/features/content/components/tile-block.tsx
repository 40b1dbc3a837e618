import { Icon, isIconName, TextLink } from '@reset/shared-ui';
import { useId } from 'react';
import type { BlockOf } from './block-of.ts';
import styles from './tile-block.module.css';

/** Short points side by side, three to a row; four stand two by two. */
export function TileBlock({ block: { heading, tiles } }: { block: BlockOf<'tile'> }) {
  const id = useId();
  const Heading = heading ? 'h3' : 'h2';
  return (
    <section aria-labelledby={heading ? id : undefined}>
      {heading && (
        <h2 id={id} className={styles.title}>
          {heading}
        </h2>
      )}
      <ul className={styles.tiles} data-columns={tiles.length === 4 ? 2 : 3}>
        {tiles.map((tile) => (
          <li key={tile.heading} className={styles.tile}>
            {tile.icon && isIconName(tile.icon) && (
              <span className={styles.icon}>
                <Icon name={tile.icon} size={24} />
              </span>
            )}
            <Heading className={styles.heading}>{tile.heading}</Heading>
            {tile.text && <p className={styles.text}>{tile.text}</p>}
            {tile.link && <TextLink href={tile.link.href}>{tile.link.text}</TextLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
