import { useRef } from 'react';
import { useLoadingMark } from '#marks/use-loading-mark.ts';
import { useWords } from '#words/words.ts';
import styles from './table.module.css';

export interface ExpectedRows {
  count: number;
  /** Of more than one line, or with buttons. */
  heightPx?: number;
}

interface Props {
  /** How many cells a row has. */
  columns: number;
  expected: ExpectedRows;
}

/** Hold the place of a table's rows while the first ones are being loaded. */
export function SkeletonRows({ columns, expected: { count, heightPx } }: Props) {
  const words = useWords();
  const place = useRef<HTMLSpanElement>(null);
  useLoadingMark(place);
  return Array.from({ length: count }, (_row, row) => (
    <tr key={row} data-skeleton style={{ height: heightPx }}>
      {Array.from({ length: columns }, (_column, column) => (
        <td key={column}>
          <span
            className={styles.bar}
            {...(row === 0 && column === 0
              ? { ref: place, role: 'progressbar', 'aria-label': words.loading }
              : undefined)}
          />
        </td>
      ))}
    </tr>
  ));
}
