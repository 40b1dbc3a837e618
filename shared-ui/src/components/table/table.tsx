import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '#components/visually-hidden/visually-hidden.tsx';
import { SkeletonRows, type ExpectedRows } from './skeleton-rows.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  /** Unlike any other of the table. */
  key: string;
  header: ReactNode;
  /** `end` for numbers: right-aligned, every digit as wide as the next. */
  align?: 'start' | 'end';
  /** It names the row, where the first column does not. */
  isRowHeader?: boolean;
  render: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** Names the table to those who cannot see what it is. */
  caption: string;
  /** The first one stays in sight when the others scroll sideways, and names the row unless another does. */
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** In the table's place when there are no rows: mostly an EmptyState. */
  empty: ReactNode;
  /** Rows are on their way. Those that are there stay until they are replaced. */
  isLoading?: boolean;
  /** What the place is held for while no rows are there yet. */
  expected?: ExpectedRows;
  /** Few rows, which stand on the page as they are: they scroll sideways alone. */
  isWhole?: boolean;
}

/** Many alike things to compare: dense rows, sticky headings, and a scrollbar of its own. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  isLoading = false,
  expected = A_SCREENFUL,
  isWhole = false,
}: Props<Row>) {
  const captionId = useId();
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  if (rows.length === 0 && !isLoading) return empty;
  return (
    <div
      role="region"
      aria-labelledby={captionId}
      className={styles.region}
      data-whole={isWhole || undefined}
      {...byKeyboard}
    >
      <table
        className={styles.table}
        aria-busy={isLoading}
        data-refreshing={(isLoading && rows.length > 0) || undefined}
      >
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) =>
                column === rowHeader ? (
                  <th key={column.key} scope="row" data-align={column.align}>
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.key} data-align={column.align}>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && <SkeletonRows columns={columns.length} expected={expected} />}
        </tbody>
      </table>
    </div>
  );
}

const A_SCREENFUL: ExpectedRows = { count: 8 };

/** What scrolls has to take focus, or it would scroll by pointer alone. */
const byKeyboard = { tabIndex: 0 } as const;
