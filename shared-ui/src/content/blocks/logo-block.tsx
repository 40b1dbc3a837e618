import type { LogosContent } from '../content-model.ts';
import { Picture } from '../picture.tsx';
import { HeadedSection } from './headed-section.tsx';
import styles from './logo-block.module.css';

/** Marks of others in a row, each in a space of one size. */
export function LogoBlock({ block: { heading, logos } }: { block: LogosContent }) {
  return (
    <HeadedSection heading={heading}>
      <ul className={styles.logos}>
        {logos.map(({ name, image, href }) => {
          const mark = <Picture image={{ ...image, alt: image.alt || name }} shape="logo" />;
          return (
            <li key={name} className={styles.logo}>
              {href ? <a href={href}>{mark}</a> : mark}
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}
