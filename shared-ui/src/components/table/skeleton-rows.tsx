import { useWords } from '#words/words.ts';
import styles from './table.module.css';

const ROWS = 8;

interface Props {
  /** How many cells a row has. */
  columns: number;
}

/** Hold the place of a table's rows while the first ones are being loaded. */
export function SkeletonRows({ columns }: Props) {
  const words = useWords();
  return Array.from({ length: ROWS }, (_row, row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_column, column) => (
        <td key={column}>
          <span
            className={styles.bar}
            {...(row === 0 && column === 0
              ? { role: 'progressbar', 'aria-label': words.loading }
              : undefined)}
          />
        </td>
      ))}
    </tr>
  ));
}
