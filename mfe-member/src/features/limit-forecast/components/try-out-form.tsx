import { Form, SelectField, Stack, SubmitButton, Tile } from '@reset/shared-ui';
import { formatDay, plusDays, daysBetween } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import type { Forecast } from '../api/get-forecast.ts';
import { useMessages } from '../forecast-messages.ts';
import { nameOf } from '../model/day-words.ts';
import { billField, NO_SHIFT, searchOf, valuesOf } from '../model/try-out.ts';
import styles from './try-out-form.module.css';

interface Props {
  forecast: Forecast;
  /** What is tried out now. */
  search: URLSearchParams;
  /** Another one once something was undone: the form is then as it opens. */
  turn: number;
  onTry: (search: URLSearchParams) => void;
}

/** The id of its title, which takes focus. */
export const TRY_OUT = 'try-out';

const MAX_HOURS = 16;

/** An extra shift, and the next day of each bill, tried out at a press; undone at another. */
export function TryOutForm({ forecast, search, turn, onTry }: Props) {
  const t = useMessages();
  const { days, bills, billsUntil, hourAmount } = forecast;
  const [today, ...ahead] = days;
  const hours = Array.from({ length: MAX_HOURS }, (_none, index) => String(index + 1));
  const tried = search.get('shift_hours');
  if (!today || (hourAmount === null && bills.length === 0)) return null;
  const moveDays = Array.from(
    { length: billsUntil === null ? 0 : daysBetween(today.date, billsUntil) },
    (_none, index) => plusDays(today.date, index + 1),
  );
  const daysFor = (due: string) => [...new Set([...moveDays, due])].toSorted();
  return (
    <Tile title={t('try')} anchor={TRY_OUT}>
      <Form
        key={turn}
        aria-label={t('try')}
        initialValues={valuesOf(search, bills)}
        onSubmit={async (values) => {
          onTry(searchOf(values, bills));
          return undefined;
        }}
      >
        <p>{t('try.text')}</p>
        {hourAmount !== null && ahead.length > 0 && (
          <>
            <SelectField
              name="shiftDate"
              label={t('try.shift')}
              choices={[
                { value: NO_SHIFT, label: t('try.noShift') },
                ...ahead.map(({ date }) => ({ value: date, label: formatDay(date) })),
              ]}
            />
            <SelectField
              name="shiftHours"
              label={t('try.hours')}
              description={t('try.rate', { amount: formatDollars(hourAmount) })}
              choices={[...new Set([...hours, ...(tried === null ? [] : [tried])])].map(
                (value) => ({
                  value,
                  label: value,
                }),
              )}
            />
          </>
        )}
        {bills.length > 0 && (
          <details className={styles.bills} open={search.has('moved_bills')}>
            <summary>{t('try.bills')}</summary>
            <Stack gap={16}>
              {bills.map(({ id, averageAmount, nextOccurrenceDate: due }) => (
                <SelectField
                  key={id}
                  name={billField(id)}
                  label={t('try.bill', {
                    name: nameOf(bills, id),
                    amount: formatDollars(averageAmount),
                  })}
                  choices={daysFor(due).map((value) => ({
                    value,
                    label:
                      value === due
                        ? t('try.asUsual', { date: formatDay(value) })
                        : formatDay(value),
                  }))}
                />
              ))}
            </Stack>
          </details>
        )}
        <SubmitButton isWide={false}>{t('try.submit')}</SubmitButton>
      </Form>
    </Tile>
  );
}
