import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

/** A day, or whatever else figures are of. */
export interface ChartPoint {
  /** Unlike any other of the chart. */
  key: string;
  /** As it is read out: 'Thu, Nov 26, 2026'. */
  label: string;
  /** Below the axis: 'Nov 26'. */
  short: string;
}

/** What is drawn of one kind of figure: one for each point, whole numbers as cents and people are. */
export interface ChartSeries {
  /** Unlike any other of the chart. */
  key: string;
  label: string;
  values: readonly number[];
}

/** Where things are, in parts of 100 from the left and from the top. */
export interface Geometry {
  ticks: readonly { value: number; y: number }[];
  zeroY: number;
  /** The middle of a point. */
  xOf: (index: number) => number;
  yOf: (value: number) => number;
  /** For each series in turn. */
  lines: readonly { key: string; path: string; ground: string }[];
  bars: readonly { series: number; x: number; y: number; width: number; height: number }[];
}

const TICKS = 4;
const WHOLE = 100;

/** The place of all that is drawn for these figures; nothing at all is as high as 1. */
export function geometryOf(series: readonly ChartSeries[], count: number): Geometry {
  const values = series.flatMap((one) => one.values);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values) || 1])
    .nice(TICKS)
    .range([WHOLE, 0]);
  const indices = Array.from({ length: count }, (_none, index) => index);
  const x = scaleBand<number>()
    .domain(indices)
    .range([0, WHOLE])
    .paddingInner(0.25)
    .paddingOuter(0.125);
  const beside = scaleBand<number>()
    .domain(series.map((_one, index) => index))
    .range([0, x.bandwidth()]);
  const xOf = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const stroke = line<number>((_value, index) => xOf(index), y);
  const ground = area<number>((_value, index) => xOf(index), y(0), y);
  return {
    ticks: y
      .ticks(TICKS)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
    zeroY: y(0),
    xOf,
    yOf: y,
    lines: series.map((one) => ({
      key: one.key,
      path: stroke(one.values) ?? '',
      ground: ground(one.values) ?? '',
    })),
    bars: series.flatMap((one, at) =>
      one.values.flatMap((value, index) => {
        if (value === 0) return [];
        const top = Math.min(y(value), y(0));
        return {
          series: at,
          x: (x(index) ?? 0) + (beside(at) ?? 0),
          y: top,
          width: beside.bandwidth(),
          height: Math.abs(y(value) - y(0)),
        };
      }),
    ),
  };
}

/** The point that lies at a part of the width, from 0 to 1. */
export const indexAt = (part: number, count: number): number =>
  Math.min(Math.max(Math.floor(part * count), 0), count - 1);
