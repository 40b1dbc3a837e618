import { Icon } from '#components/icon/icon.tsx';
import { SkeletonText } from '#components/skeleton/skeleton.tsx';
import { useWords, type Words } from '#words/words.ts';
import styles from './steps.module.css';

interface Step {
  id: string;
  label: string;
  /** It was left out: it lies behind, and does not count as done. */
  isSkipped?: boolean;
}

interface Props {
  /** Names the way: `Steps`. */
  label: string;
  /** What it is the way through, where no heading says so: `Apply for your card`. */
  title?: string;
  steps: readonly Step[];
  /** The id of the step that comes now; null when all of them are over. */
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
export function Steps({ label, title, steps, current, now }: Props) {
  const words = useWords();
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  const done = steps.slice(0, at).filter(({ isSkipped }) => !isSkipped).length;
  const isAtStep = !now || now.isPartOfStep;
  const step = Math.min(at + 1, steps.length);
  const position = words.stepOf(step, steps.length, now?.label ?? steps[at]?.label ?? '');
  return (
    <nav className={styles.way} aria-label={label}>
      <div className={styles.head}>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.position} data-detour={now !== undefined}>
          {current === null && !now ? words.partsDone(done, steps.length) : position}
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ id, label: text, isSkipped = false }, place) => {
          const state = stateOf(place, { at, isAtStep, isSkipped });
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
export const StepsSkeleton = ({ count, title }: { count: number; title?: string }) => (
  <div className={styles.way}>
    <div className={styles.head}>
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.position}>
        <SkeletonText width={20} />
      </p>
    </div>
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

type State = 'done' | 'skipped' | 'now' | 'next' | 'later';

const STATES = {
  done: 'stepDone',
  skipped: 'stepSkipped',
  now: 'stepNow',
  next: 'stepNext',
  later: 'stepLater',
} satisfies Record<State, keyof Words>;

function stateOf(
  place: number,
  { at, isAtStep, isSkipped }: { at: number; isAtStep: boolean; isSkipped: boolean },
): State {
  if (place < at) return isSkipped ? 'skipped' : 'done';
  if (place > at) return 'later';
  return isAtStep ? 'now' : 'next';
}
