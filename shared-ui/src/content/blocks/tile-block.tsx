import { Icon, isIconName } from '#components/icon/icon.tsx';
import { TextLink } from '#components/text-link/text-link.tsx';
import type { TilesContent } from '../content-model.ts';
import { HeadedSection } from './headed-section.tsx';
import styles from './tile-block.module.css';

interface Props {
  block: TilesContent;
  /** Below a heading of the page's own. */
  isNested?: boolean;
}

/** Short points side by side, three to a row. */
export function TileBlock({ block: { heading, tiles }, isNested = false }: Props) {
  const Heading = heading || isNested ? 'h3' : 'h2';
  return (
    <HeadedSection heading={heading}>
      <ul className={styles.tiles}>
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
    </HeadedSection>
  );
}
