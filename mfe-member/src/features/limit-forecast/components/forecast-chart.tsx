import { Chart, Tile } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { formatDay, formatMonthDay } from '#dates/calendar-date.ts';
import { shownLimit, shownLimitCents } from '#features/spending-limit/spending-limit.ts';
import type { Forecast } from '../api/get-forecast.ts';
import { useMessages } from '../forecast-messages.ts';

interface Props {
  forecast: Forecast;
  /** Whether something is tried out, which is then drawn beside the forecast without it. */
  isTried: boolean;
}

/** The limit day by day, drawn and as a table, as the card would show it: an estimate has no cents. */
export function ForecastChart({ forecast: { days }, isTried }: Props) {
  const t = useMessages();
  const expected = {
    key: 'expected',
    label: t('expected'),
    values: days.map(({ amount }) => shownLimitCents(amount)),
  };
  const untried = {
    key: 'untried',
    label: t('untried'),
    values: days.map(({ untriedAmount }) => shownLimitCents(untriedAmount)),
  };
  return (
    <Tile>
      <Chart
        caption={t('chart', { date: formatDay(days.at(-1)?.date ?? '') })}
        pointName={t('day')}
        points={days.map(({ date }) => ({
          key: date,
          label: formatDay(date),
          short: formatMonthDay(date),
        }))}
        begins="first"
        series={isTried ? [expected, untried] : [expected]}
        format={(cents) => shownLimit(cents / 100).text}
        formatTick={(cents) => formatMoney(cents, { isWhole: true })}
      />
    </Tile>
  );
}
