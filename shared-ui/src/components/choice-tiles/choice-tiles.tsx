import { useId } from 'react';
import type { Choice } from '#components/field/choice.ts';
import { Icon } from '#components/icon/icon.tsx';
import { SkeletonText } from '#components/skeleton/skeleton.tsx';
import styles from './choice-tiles.module.css';

interface Props {
  /** What they are: `Popular banks`. */
  label: string;
  choices: readonly Choice[];
  /** May be none of them. */
  value: Choice | null;
  onChange: (choice: Choice) => void;
}

/** The few of many choices that most people look for, one press away, beside a search for all. */
export function ChoiceTiles({ label, choices, value, onChange }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.tiles}>
        {choices.map((choice) => {
          const isChosen = choice.value === value?.value;
          return (
            <button
              key={choice.value}
              type="button"
              className={styles.tile}
              aria-pressed={isChosen}
              onClick={() => onChange(choice)}
            >
              <span className={styles.mark} aria-hidden="true">
                {isChosen ? <Icon name="check" size={16} /> : choice.label.charAt(0)}
              </span>
              <span className={styles.name}>{choice.label}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** In the place of as many tiles whose names are not known yet. */
export const ChoiceTilesSkeleton = ({ count }: { count: number }) => (
  <div className={styles.group}>
    <p className={styles.label}>
      <SkeletonText width={12} />
    </p>
    <div className={styles.tiles}>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={styles.awaited}>
          <SkeletonText />
        </span>
      ))}
    </div>
  </div>
);
