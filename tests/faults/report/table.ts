import type { Line } from './summary.ts';

const HEAD = [
  'fault',
  'rounds',
  'acknowledged',
  'retried',
  'lost',
  'doubled',
  'problems',
  'longest recovery',
  'of which',
];

/** The lines as a table of Markdown, aligned so that a terminal shows it well too. */
export function table(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const written = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [written[0], rule, ...written.slice(1)].join('\n');
}

const cellsOf = (line: Line): string[] => [
  line.fault,
  ...[line.rounds, line.acknowledged, line.retried, line.lost, line.doubled, line.problems].map(
    (count) => count.toLocaleString('en-US'),
  ),
  line.longestRecoveryMs === null ? 'none' : `${(line.longestRecoveryMs / 1_000).toFixed(1)} s`,
  Object.entries(line.counts)
    .map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`)
    .join(', '),
];
