import { TextLink } from '#components/text-link/text-link.tsx';
import { Tile } from '#components/tile/tile.tsx';
import { VisuallyHidden } from '#components/visually-hidden/visually-hidden.tsx';
import { useWords } from '#words/words.ts';
import styles from './next-step.module.css';

interface Props {
  /** What there is to do: `Continue your card application`. */
  title: string;
  /** Which part of it is next, or what it waits for. */
  text: string;
  /** The parts of the whole, in their order. */
  parts: readonly string[];
  /** How many of them are done. */
  done: number;
  action: { label: string; href: string };
}

/** The one thing that somebody has to do next, before all else on a page: how far it is, and a button. */
export function NextStep({ title, text, parts, done, action }: Props) {
  const words = useWords();
  return (
    <Tile
      title={title}
      aside={<span className={styles.count}>{words.partsDone(done, parts.length)}</span>}
    >
      <div className={styles.step}>
        <ol className={styles.parts}>
          {parts.map((part, place) => (
            <li key={part} className={styles.part} data-done={place < done}>
              <span className={styles.name}>{part}</span>
              {place < done && <VisuallyHidden> {words.done}</VisuallyHidden>}
            </li>
          ))}
        </ol>
        <p className={styles.text}>{text}</p>
        <TextLink href={action.href} variant="button">
          {action.label}
        </TextLink>
      </div>
    </Tile>
  );
}
