import { useRef, type ReactNode } from 'react';
import { useLoadingMark } from '#marks/use-loading-mark.ts';
import { useWords } from '#words/words.ts';
import styles from './skeleton.module.css';

interface Props {
  /** How many lines of text will come, as far as one can tell. */
  lines?: number;
  /** What is awaited. */
  label?: string;
  /** The shape of what will come, of the parts below and of real ones, where it is not plain text. */
  children?: ReactNode;
}

/** Holds the place of what is being loaded, in its shape, so that nothing jumps when it arrives. */
export function Skeleton({ lines = 3, label, children }: Props) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  useLoadingMark(place);
  return (
    <div ref={place} role="progressbar" aria-label={label ?? words.loading}>
      <div aria-hidden="true">
        {children ??
          Array.from({ length: lines }, (_, line) => <span key={line} className={styles.line} />)}
      </div>
    </div>
  );
}

interface TextProps {
  /** Of how many characters, few enough for the narrowest phone; a whole line when not said. */
  width?: number;
}

/** Stands for words within the element that will hold them, and takes on their height. */
export const SkeletonText = ({ width }: TextProps) => (
  <span className={styles.text} style={width ? { width: `${width}ch` } : undefined} />
);

/** Stands for what can be pressed or filled in. */
export const SkeletonControl = () => <span className={styles.control} />;
