import { Skeleton, SkeletonControl, SkeletonText } from '#components/skeleton/skeleton.tsx';
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
  /** The parts of the whole in their order, and how many of them are done; none of what has ended. */
  progress?: { parts: readonly string[]; done: number };
  action: { label: string; href: string };
}

/** The one thing that somebody has to do next, before all else on a page: how far it is, and a button. */
export function NextStep({ title, text, progress, action }: Props) {
  return (
    <Tile title={title} aside={progress && <Count {...progress} />}>
      <div className={styles.step}>
        {progress && <Parts {...progress} />}
        <p className={styles.text}>{text}</p>
        <TextLink href={action.href} variant="button">
          {action.label}
        </TextLink>
      </div>
    </Tile>
  );
}

/** In its place, while it is not known what there is to do. */
export const NextStepSkeleton = () => (
  <Skeleton>
    <Tile>
      <div className={styles.step}>
        <SkeletonText width={22} />
        <SkeletonText />
        <SkeletonText width={24} />
        <SkeletonControl />
      </div>
    </Tile>
  </Skeleton>
);

type Progress = NonNullable<Props['progress']>;

function Count({ parts, done }: Progress) {
  const words = useWords();
  return <span className={styles.count}>{words.partsDone(done, parts.length)}</span>;
}

function Parts({ parts, done }: Progress) {
  const words = useWords();
  return (
    <ol className={styles.parts}>
      {parts.map((part, place) => (
        <li key={part} className={styles.part} data-done={place < done}>
          <span className={styles.name}>{part}</span>
          {place < done && <VisuallyHidden> {words.done}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
