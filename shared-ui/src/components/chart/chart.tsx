import { useState } from 'react';
import { Table } from '#components/table/table.tsx';
import { useWords } from '#words/words.ts';
import { ChartPlot } from './chart-plot.tsx';
import type { ChartPoint, ChartSeries } from './chart-geometry.ts';
import styles from './chart.module.css';

interface Props {
  /** Names the chart and its table: 'Purchases and refunds'. */
  caption: string;
  /** What a point is: 'Day'. */
  pointName: string;
  points: readonly ChartPoint[];
  /** Which point is read out at first and begins the table: of what happened the last, of what is to come the first. */
  begins?: 'first' | 'last';
  /** Three at most, of the same unit. */
  series: readonly ChartSeries[];
  /** `bar` for what happens on each of few days; `line` for what goes on, and for many. */
  kind?: 'line' | 'bar';
  /** A figure as it is read: '$24.15'. */
  format: (value: number) => string;
  /** The same beside the axis, where it is round and has little room: '$2K'. */
  formatTick?: (value: number) => string;
}

/**
 * Figures over time: drawn, read out day by day by pointer and by keyboard, and as a table for whoever
 * wants the numbers. Nothing of it moves.
 */
export function Chart(props: Props) {
  const { caption, pointName, points, series, format, begins = 'last' } = props;
  const words = useWords();
  const last = points.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = Math.min(hovered ?? chosen ?? (begins === 'first' ? 0 : last), last);
  const point = points[shown];
  const figures = series.map(({ key, label, values }) => ({
    key,
    label,
    text: format(values[shown] ?? 0),
  }));
  const rows = points.map((one, index) => ({ ...one, index }));
  return (
    <figure className={styles.chart} aria-label={caption}>
      <div className={styles.readout}>
        <p className={styles.point}>{point?.label}</p>
        <dl className={styles.figures}>
          {figures.map(({ key, label, text }, index) => (
            <div key={key} className={styles.figure} data-series={index + 1}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ChartPlot
        {...props}
        shown={shown}
        label={`${caption}: ${pointName}`}
        valueText={[point?.label, ...figures.map(({ label, text }) => `${label} ${text}`)].join(
          ', ',
        )}
        onChoose={setChosen}
        onHover={setHovered}
      />
      <details className={styles.table}>
        <summary>{words.asTable}</summary>
        <Table
          caption={words.tableOf(caption)}
          columns={[
            { key: 'point', header: pointName, render: ({ label }: Row) => label },
            ...series.map(({ key, label, values }) => ({
              key,
              header: label,
              align: 'end' as const,
              render: ({ index }: Row) => format(values[index] ?? 0),
            })),
          ]}
          // What happened last is looked for most.
          rows={begins === 'first' ? rows : rows.toReversed()}
          rowKey={({ key }) => key}
          empty={null}
        />
      </details>
    </figure>
  );
}

type Row = ChartPoint & { index: number };
