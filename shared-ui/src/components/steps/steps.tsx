import type { CSSProperties } from 'react';
import { Icon } from '#components/icon/icon.tsx';
import { SkeletonText } from '#components/skeleton/skeleton.tsx';
import { useWords, type Words } from '#words/words.ts';
import styles from './steps.module.css';

interface Step {
  id: string;
  label: string;
  /** It was left out: it lies behind, and does not count as done. */
  isSkipped?: boolean;
  /** It was done, and does not hold any more. */
  isBroken?: boolean;
}

interface Props {
  /** Names the way: `Steps`. */
  label: string;
  /** What it is the way through, where no heading says so: `Apply for your card`. */
  title?: string;
  steps: readonly Step[];
  /** The id of the step that comes now; null when all of them are over. */
  current: string | null;
  /** What is asked now, where that has a name of its own within the current step. */
  now?: string | undefined;
  /** Which of the parts of the current step that is, counted from 1. */
  part?: { number: number; count: number } | null;
}

/**
 * The way through something with several pages, and where on it one is: a list with marks, and on
 * small screens a bar with that in words.
 */
export function Steps({ label, title, steps, current, now, part }: Props) {
  const words = useWords();
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  const done = steps.filter((step, place) => stateOf(step, place - at) === 'done').length;
  const step = Math.min(at + 1, steps.length);
  const position = words.stepOf(step, steps.length, now ?? steps[at]?.label ?? '');
  return (
    <nav className={styles.way} aria-label={label}>
      <div className={styles.head}>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.position} data-detour={Boolean(now ?? part)}>
          {current === null && !now ? words.partsDone(done, steps.length) : position}
          {part && (
            <>
              {' '}
              <span className={styles.part}>({words.partOf(part.number, part.count)})</span>
            </>
          )}
        </p>
        {steps.map(({ id, label: text, ...how }, place) => {
          const state = stateOf(how, place - at);
          return (
            (state === 'broken' || state === 'skipped') && (
              <p key={id} className={styles.note} data-state={state} aria-hidden="true">
                <Icon name={state === 'broken' ? 'triangle-alert' : 'circle-minus'} size={16} />
                {text}: {words[STATES[state]]}
              </p>
            )
          );
        })}
      </div>
      <ol className={styles.steps}>
        {steps.map(({ id, label: text, ...how }, place) => {
          const state = stateOf(how, place - at);
          return (
            <li
              key={id}
              className={styles.step}
              data-state={state}
              style={state === 'now' && part ? shareOf(part) : undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={styles.mark}>
                {state === 'done' && <Icon name="check" size={16} />}
                {state === 'broken' && <Icon name="triangle-alert" size={16} />}
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

type State = 'done' | 'skipped' | 'broken' | 'now' | 'later';

const STATES = {
  done: 'stepDone',
  skipped: 'stepSkipped',
  broken: 'stepBroken',
  now: 'stepNow',
  later: 'stepLater',
} satisfies Record<State, keyof Words>;

/** @param distance to the current step; negative before it */
function stateOf({ isSkipped, isBroken }: Omit<Step, 'id' | 'label'>, distance: number): State {
  if (distance === 0) return 'now';
  if (isBroken) return 'broken';
  if (distance > 0) return 'later';
  return isSkipped ? 'skipped' : 'done';
}

/** How much of a step is behind, and how much at hand. */
const shareOf = ({ number, count }: { number: number; count: number }): CSSProperties =>
  ({ '--done': (number - 1) / count, '--begun': number / count }) as CSSProperties;
