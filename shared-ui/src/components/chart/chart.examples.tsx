import { dateFormat } from '#words/locale.ts';
import { formatMoney } from '#components/money/format-money.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { Chart } from './chart.tsx';

export default { title: 'Chart' };

const FIRST = Date.UTC(2026, 9, 28);
const DAY = 86_400_000;
const named = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });
const short = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const points = Array.from({ length: 30 }, (_none, index) => ({
  key: String(index),
  label: named.format(FIRST + index * DAY),
  short: short.format(FIRST + index * DAY),
}));
const values = (of: (index: number) => number) => points.map((_point, index) => of(index));

const spent = {
  key: 'purchases',
  label: 'Purchases',
  values: values((index) => 41_250 + ((index * 7_919) % 35_000)),
};
const refunds = {
  key: 'refunds',
  label: 'Refunds',
  values: values((index) => (index % 6 === 2 ? 2_415 + index * 100 : 0)),
};

const common = {
  caption: 'Purchases and refunds',
  pointName: 'Day',
  points,
  format: (cents: number) => formatMoney(cents),
  formatTick: (cents: number) => formatMoney(cents, { isWhole: true }),
};

export const Lines = () => <Chart {...common} series={[spent, refunds]} />;

export const Bars = () => <Chart {...common} kind="bar" series={[spent, refunds]} />;

/** What goes up and down around nothing. */
export const BelowZero = () => (
  <Chart
    {...common}
    caption="What is left"
    series={[{ key: 'left', label: 'Left', values: values((index) => 20_000 - index * 1_500) }]}
  />
);

export const People = () => (
  <Chart
    {...common}
    caption="People who came to a step"
    kind="bar"
    series={[{ key: 'people', label: 'People', values: values((index) => index % 3) }]}
    format={String}
    formatTick={String}
  />
);

/** Days to come. */
export const Ahead = () => (
  <Chart {...common} caption="Expected" begins="first" series={[{ ...spent, label: 'Expected' }]} />
);

export const Nothing = () => <Chart {...common} series={[{ ...spent, values: values(() => 0) }]} />;

export const Loading = () => <ChartSkeleton series={2} />;
