import { Button, Figures, Stack, Text, Tile } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import { saveFile } from '#files/save-file.ts';
import { AmountRow } from '#rows/amount-row.tsx';
import type { Repayments, ScheduledRepayment } from '../api/repayments.ts';
import { calendarFile } from '../model/calendar-file.ts';
import { bankWords, money, noteOf } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';
import { MoveRepayment } from './move-repayment.tsx';
import styles from './repayments.module.css';

interface Props {
  bank: Repayments['bank'];
  scheduled: readonly ScheduledRepayment[];
}

/** What is debited next, and the debits after it. */
export function NextRepayment({ bank, scheduled }: Props) {
  const t = useMessages();
  const [next, ...later] = scheduled;
  if (!next) return null;
  const movable = scheduled.find(({ movableTo }) => movableTo.length > 0);
  return (
    <>
      <Tile title={t('next')}>
        <Stack gap={16}>
          <Figures
            figures={[
              { label: t('next.amount'), value: money(next.amount) },
              { label: t('next.day'), value: formatDay(next.effectiveOn) },
              {
                label: t('next.bank'),
                value: bank ? bankWords(bank.name, bank.mask) : t('next.noBank'),
              },
            ]}
          />
          <Text tone="muted">{t(noteOf(next))}</Text>
          <div className={styles.actions}>
            <SaveToCalendar bank={bank} next={next} />
            {movable === next && <MoveRepayment repayment={movable} />}
          </div>
        </Stack>
      </Tile>
      {later.length > 0 && (
        <Tile title={t('later')}>
          <ul>
            {later.map((one) => (
              <AmountRow
                key={one.id}
                title={formatDay(one.effectiveOn)}
                note={t(noteOf(one))}
                amount={money(one.amount)}
              />
            ))}
          </ul>
          {movable && movable !== next && (
            <div className={styles.below}>
              <MoveRepayment repayment={movable} />
            </div>
          )}
        </Tile>
      )}
    </>
  );
}

function SaveToCalendar({ bank, next }: { bank: Repayments['bank']; next: ScheduledRepayment }) {
  const t = useMessages();
  function save() {
    const text = calendarFile(
      {
        uid: `repayment-${next.id}@${location.hostname}`,
        day: next.effectiveOn,
        summary: t('calendar.summary', { amount: money(next.amount) }),
        description: t('calendar.text', {
          bank: bankWords(bank?.name ?? null, bank?.mask ?? null),
        }),
        url: `${location.origin}/account/repayments`,
      },
      new Date(),
    );
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'reset-repayment.ics');
  }
  return <Button onPress={save}>{t('calendar')}</Button>;
}
