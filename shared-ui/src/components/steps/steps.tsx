import { Link } from 'react-router';
import { Icon } from '#components/icon/icon.tsx';
import { VisuallyHidden } from '#components/visually-hidden/visually-hidden.tsx';
import { useWords } from '#words/words.ts';
import styles from './steps.module.css';

interface Step {
  id: string;
  label: string;
  /** Where a step that is done can be looked at again; without it, it stays as it is. */
  href?: string;
}

interface Props {
  /** What the steps lead to. */
  label: string;
  steps: Step[];
  /** The id of the step at hand; null when all of them are done. */
  current: string | null;
}

/** The way through something with several pages: what is done, what is at hand, what follows. */
export function Steps({ label, steps, current }: Props) {
  const words = useWords();
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ id, label: text, href }, place) => {
          const isDone = place < at;
          return (
            <li
              key={id}
              className={styles.step}
              data-state={stateOf(place, at)}
              aria-current={place === at ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Icon name="check" size={16} /> : place + 1}
              </span>
              <span className={styles.label}>
                {isDone && href ? <Link to={href}>{text}</Link> : text}
                {isDone && <VisuallyHidden>{words.done}</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function stateOf(place: number, at: number): 'done' | 'current' | 'ahead' {
  if (place < at) return 'done';
  return place === at ? 'current' : 'ahead';
}
