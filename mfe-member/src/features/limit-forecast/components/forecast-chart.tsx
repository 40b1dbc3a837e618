import { Chart, Tile } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { formatDay, formatMonthDay } from '#dates/calendar-date.ts';
import { toCents } from '#money/money.ts';
import type { Forecast } from '../api/get-forecast.ts';
import { useMessages } from '../forecast-messages.ts';

interface Props {
  forecast: Forecast;
  /** Whether something is tried out, which is then drawn beside the forecast without it. */
  isTried: boolean;
}

/** The limit day by day, drawn and as a table. */
export function ForecastChart({ forecast: { days }, isTried }: Props) {
  const t = useMessages();
  const expected = {
    key: 'expected',
    label: t('expected'),
    values: days.map(({ amount }) => toCents(amount)),
  };
  const untried = {
    key: 'untried',
    label: t('untried'),
    values: days.map(({ untriedAmount }) => toCents(untriedAmount)),
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
        format={(cents) => formatMoney(cents)}
        formatTick={(cents) => formatMoney(cents, { isWhole: true })}
      />
    </Tile>
  );
}
