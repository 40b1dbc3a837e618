import type { PeopleContent } from '../content-model.ts';
import { Picture } from '../picture.tsx';
import { HeadedSection } from './headed-section.tsx';
import styles from './people-block.module.css';

/** Who they are, each with a picture or else with initials. */
export function PeopleBlock({ block: { heading, people } }: { block: PeopleContent }) {
  const Name = heading ? 'h3' : 'h2';
  return (
    <HeadedSection heading={heading}>
      <ul className={styles.people}>
        {people.map(({ name, role, text, image }) => (
          <li key={name} className={styles.person}>
            {image ? (
              <Picture image={image} shape="face" />
            ) : (
              <span className={styles.initials} aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
            <div>
              <Name className={styles.name}>{name}</Name>
              {role && <p className={styles.role}>{role}</p>}
            </div>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** Of the first and the last word. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([initial = '']) => initial)
    .filter((_, place, { length }) => place === 0 || place === length - 1)
    .join('');
