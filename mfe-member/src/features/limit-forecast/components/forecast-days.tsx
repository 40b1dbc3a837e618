import { Badge, Money, Tile } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import { toCents } from '#money/money.ts';
import { AmountRow } from '#rows/amount-row.tsx';
import type { Forecast } from '../api/get-forecast.ts';
import { useMessages } from '../forecast-messages.ts';
import { dayWords } from '../model/day-words.ts';

/** Each day with what she can spend, and in words why it is other than the day before. */
export function ForecastDays({ forecast }: { forecast: Forecast }) {
  const t = useMessages();
  const { days, bills, payday } = forecast;
  return (
    <Tile title={t('days')}>
      <ol>
        {days.map((day, index) => (
          <AmountRow
            key={day.date}
            title={formatDay(day.date)}
            note={dayWords(day, days[index - 1], bills)}
            amount={<Money cents={toCents(day.amount)} />}
            amountNote={day.date === payday && <Badge tone="success">{t('day.payday')}</Badge>}
          />
        ))}
      </ol>
    </Tile>
  );
}
