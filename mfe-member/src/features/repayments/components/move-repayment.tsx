import { Button, Dialog, DialogActions, Form, SelectField, SubmitButton } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#dates/calendar-date.ts';
import { moveNext, repaymentsQuery, type ScheduledRepayment } from '../api/repayments.ts';
import type { Done } from '../model/done.ts';
import { moveSchema } from '../model/repay-form.ts';
import { money } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';

interface Props {
  repayment: ScheduledRepayment;
  onMoved: (done: Done) => void;
}

/** Moves the debit of her payday, once, to a banking day that she chooses. */
export function MoveRepayment({ repayment, onMoved }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { effectiveOn, movableTo, movableUntil } = repayment;
  const close = () => setOpen(false);

  async function move({ day }: { day: string }) {
    const result = await moveNext(day);
    const isOutdated = !result.ok && result.error.status === 409;
    if (!result.ok && !isOutdated) {
      return { message: result.error.message, errors: daysOf(result.error.errors) };
    }
    await client.invalidateQueries(repaymentsQuery);
    close();
    if (result.ok) {
      onMoved({ words: `${t('move.done', { date: formatDay(day) })} ${t('calendar.stale')}`, day });
    } else {
      // Moved elsewhere: the page says why, beside the day that it has now.
      onMoved({ words: result.error.message, day: null, isRefused: true });
    }
    return undefined;
  }

  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('move')}</Button>
      <Dialog title={t('move')} isOpen={isOpen} onClose={close}>
        <Form
          aria-label={t('move')}
          initialValues={{ day: '' }}
          validationSchema={moveSchema}
          onSubmit={move}
        >
          <p>{t('move.now', { amount: money(repayment.amount), date: formatDay(effectiveOn) })}</p>
          {movableUntil && <p>{t('move.text', { date: formatDay(movableUntil) })}</p>}
          <SelectField
            name="day"
            label={t('move.day')}
            choices={movableTo.map((day) => ({ value: day, label: formatDay(day) }))}
          />
          <DialogActions onCancel={close}>
            <SubmitButton isWide={false}>{t('move.submit')}</SubmitButton>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}

/** Under the name of our field. */
const daysOf = ({ effectiveOn, ...others }: Record<string, string[]>): Record<string, string[]> =>
  effectiveOn ? { ...others, day: effectiveOn } : others;
