import { Stack, Tile } from '@reset/shared-ui';
import { formatWeekday } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import type { Forecast } from '../api/get-forecast.ts';
import { useMessages } from '../forecast-messages.ts';

/** What the forecast takes for granted, and from where. */
export function ForecastBasis({ forecast }: { forecast: Forecast }) {
  const t = useMessages();
  const { usualShifts, notes, outstanding } = forecast;
  const days = usualShifts
    .map(({ weekday, hours }) => t('basis.hours', { day: formatWeekday(weekday), hours }))
    .join(', ');
  const lines = [
    ...notes.map((note) => t(`note.${note}`)),
    ...(days ? [t('basis.usual', { days })] : []),
    t('basis.bills'),
    ...(outstanding > 0 ? [t('basis.owed', { amount: formatDollars(outstanding) })] : []),
    t('basis.nothingElse'),
  ];
  return (
    <Tile title={t('basis')}>
      <Stack gap={8} as="ul">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </Tile>
  );
}
