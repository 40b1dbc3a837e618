import { useMemo, type PointerEvent } from 'react';
import { useWords } from '#words/words.ts';
import {
  geometryOf,
  indexAt,
  type ChartPoint,
  type ChartSeries,
  type Geometry,
} from './chart-geometry.ts';
import styles from './chart.module.css';

interface Props {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  kind?: 'line' | 'bar';
  format: (value: number) => string;
  formatTick?: (value: number) => string;
  /** The point that is read out. */
  shown: number;
  /** Names what one moves along the axis. */
  label: string;
  /** What is read out. */
  valueText: string;
  onChoose: (index: number) => void;
  onHover: (index: number | null) => void;
}

/**
 * The drawing between its axes. It is drawn in parts of its width and height, so that it is as wide as
 * there is room without being measured; words and dots stand over it, undistorted.
 */
export function ChartPlot({ points, series, kind = 'line', shown, ...rest }: Props) {
  const { format, formatTick = format, label, valueText, onChoose, onHover } = rest;
  const words = useWords();
  const geometry = useMemo(() => geometryOf(series, points.length), [series, points.length]);
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  const x = `${geometry.xOf(shown)}%`;
  const hover = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) onHover(indexAt((clientX - left) / width, points.length));
  };
  return (
    <div className={styles.plot}>
      <div className={styles.ticks} aria-hidden="true">
        {geometry.ticks.map(({ value, y }) => (
          <span key={value} style={{ top: `${y}%` }}>
            {isEmpty && value !== 0 ? '' : formatTick(value)}
          </span>
        ))}
      </div>
      <div className={styles.area}>
        <span
          className={styles.guide}
          data-kind={kind}
          style={{ left: x, width: kind === 'bar' ? `${100 / points.length}%` : undefined }}
        />
        <Drawing geometry={geometry} kind={kind} />
        {kind === 'line' &&
          !isEmpty &&
          series.map(({ key, values }, index) => (
            <span
              key={key}
              className={styles.dot}
              data-series={index + 1}
              style={{ left: x, top: `${geometry.yOf(values[shown] ?? 0)}%` }}
            />
          ))}
        {isEmpty && <p className={styles.nothing}>{words.nothingYet}</p>}
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={points.length - 1}
          value={shown}
          aria-label={label}
          aria-valuetext={valueText}
          onChange={({ target }) => onChoose(Number(target.value))}
          onPointerMove={hover}
          onPointerLeave={() => onHover(null)}
          onKeyDown={() => onHover(null)}
        />
      </div>
      <div className={styles.days} aria-hidden="true">
        {marked(points).map(({ key, short }) => (
          <span key={key}>{short}</span>
        ))}
      </div>
    </div>
  );
}

/** The first point, the middle one and the last. */
function marked(points: readonly ChartPoint[]): ChartPoint[] {
  const last = points.length - 1;
  const places = new Set([0, Math.floor(last / 2), last]);
  return points.filter((_point, index) => places.has(index));
}

const Drawing = ({ geometry, kind }: { geometry: Geometry; kind: 'line' | 'bar' }) => (
  <svg
    className={styles.drawing}
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {geometry.ticks.map(({ value, y }) => (
      <line key={value} className={styles.grid} x1={0} x2={100} y1={y} y2={y} />
    ))}
    {kind === 'line'
      ? geometry.lines.map(({ key, path, ground }, index) => (
          <g key={key} data-series={index + 1}>
            {index === 0 && <path className={styles.ground} d={ground} />}
            <path className={styles.line} d={path} />
          </g>
        ))
      : geometry.bars.map(({ series, ...bar }) => (
          <rect
            key={`${series} ${bar.x}`}
            className={styles.bar}
            data-series={series + 1}
            {...bar}
          />
        ))}
    <line className={styles.zero} x1={0} x2={100} y1={geometry.zeroY} y2={geometry.zeroY} />
  </svg>
);
