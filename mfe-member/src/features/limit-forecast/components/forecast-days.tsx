import { Badge, Tile } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import { shownLimit } from '#features/spending-limit/spending-limit.ts';
import { AmountRow } from '#rows/amount-row.tsx';
import type { Forecast } from '../api/get-forecast.ts';
import { useMessages } from '../forecast-messages.ts';
import { dayWords } from '../model/day-words.ts';

/** Each day on which something happens: what she can spend, and in words why. The chart's table has all. */
export function ForecastDays({ forecast }: { forecast: Forecast }) {
  const t = useMessages();
  const { days, bills, payday } = forecast;
  const told = days
    .map((day, index) => ({ day, words: dayWords(day, days[index - 1], bills) }))
    .filter(({ day, words }) => words !== null || day.date === payday);
  return (
    <Tile title={t('days')}>
      <ol>
        {told.map(({ day, words }) => (
          <AmountRow
            key={day.date}
            title={formatDay(day.date)}
            note={words}
            amount={shownLimit(day.amount).text}
            amountNote={day.date === payday && <Badge tone="success">{t('day.payday')}</Badge>}
          />
        ))}
      </ol>
    </Tile>
  );
}
