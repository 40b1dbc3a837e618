import { Icon } from '#components/icon/icon.tsx';
import { SkeletonText } from '#components/skeleton/skeleton.tsx';
import { useWords, type Words } from '#words/words.ts';
import styles from './steps.module.css';

interface Step {
  id: string;
  label: string;
}

interface Props {
  /** Names the way: `Steps`. */
  label: string;
  steps: readonly Step[];
  /** The id of the first step that is not done; null when all of them are. */
  current: string | null;
  /**
   * What is asked now where that is not the current step as a whole: a part of it, under a name of
   * its own, or something that has to be done before it.
   */
  now?: { label: string; isPartOfStep: boolean } | undefined;
}

/**
 * The way through something with several pages, and where on it one is: a list with marks, and on
 * small screens a bar with that in words.
 */
export function Steps({ label, steps, current, now }: Props) {
  const words = useWords();
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  const isAtStep = !now || now.isPartOfStep;
  const position = now
    ? words.doneAndNow(at, steps.length, now.label)
    : words.stepOf(at + 1, steps.length, steps[at]?.label ?? '');
  return (
    <nav className={styles.way} aria-label={label}>
      <p className={styles.position} data-detour={now !== undefined}>
        {current === null && !now ? words.partsDone(at, steps.length) : position}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ id, label: text }, place) => {
          const state = stateOf(place, { at, isAtStep });
          return (
            <li
              key={id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={styles.mark}>
                {state === 'done' && <Icon name="check" size={16} />}
              </span>
              <span className={styles.words}>
                <span className={styles.label}>{text}</span>
                <span className={styles.state}>{words[STATES[state]]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** In the place of steps whose states are not known yet. */
export const StepsSkeleton = ({ count }: { count: number }) => (
  <div className={styles.way}>
    <p className={styles.position}>
      <SkeletonText width={20} />
    </p>
    <ol className={styles.steps}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className={styles.step} data-state="later">
          <span className={styles.mark} />
          <span className={styles.words}>
            <span className={styles.label}>
              <SkeletonText width={14} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  </div>
);

type State = 'done' | 'now' | 'next' | 'later';

const STATES = {
  done: 'stepDone',
  now: 'stepNow',
  next: 'stepNext',
  later: 'stepLater',
} satisfies Record<State, keyof Words>;

function stateOf(place: number, { at, isAtStep }: { at: number; isAtStep: boolean }): State {
  if (place < at) return 'done';
  if (place > at) return 'later';
  return isAtStep ? 'now' : 'next';
}
