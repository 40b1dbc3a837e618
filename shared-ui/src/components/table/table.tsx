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
  /** Names what a row stands below with those beside it that are of the same name; null for nothing. */
  groupOf?: (row: Row) => string | null;
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
  groupOf,
  empty,
  isLoading = false,
  expected = A_SCREENFUL,
  isWhole = false,
}: Props<Row>) {
  const captionId = useId();
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
        {rows.length === 0 && (
          <tbody>
            <SkeletonRows columns={columns.length} expected={expected} />
          </tbody>
        )}
        {runsOf(rows, groupOf).map(({ name, of }) => (
          <tbody key={of[0] && rowKey(of[0])}>
            {name !== null && (
              <tr data-group>
                <th colSpan={columns.length} scope="rowgroup">
                  <span>{name}</span>
                </th>
              </tr>
            )}
            {of.map((row) => (
              <Row key={rowKey(row)} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row<Data>({ row, columns }: { row: Data; columns: Column<Data>[] }) {
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <tr>
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
  );
}

/** Rows beside one another that have the same name; all of them in one without names. */
function runsOf<Data>(
  rows: readonly Data[],
  groupOf: (row: Data) => string | null = () => null,
): { name: string | null; of: Data[] }[] {
  const runs: { name: string | null; of: Data[] }[] = [];
  for (const row of rows) {
    const name = groupOf(row);
    const last = runs.at(-1);
    if (last && last.name === name) last.of.push(row);
    else runs.push({ name, of: [row] });
  }
  return runs;
}

const A_SCREENFUL: ExpectedRows = { count: 8 };

/** What scrolls has to take focus, or it would scroll by pointer alone. */
const byKeyboard = { tabIndex: 0 } as const;
