import { Banner, Button, Dialog, Figures, Stack, type Figure } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, type CalendarDate } from '#dates/calendar-date.ts';
import { toCents } from '#money/money.ts';
import {
  repayEarly,
  repaymentsQuery,
  type Repayments,
  type ScheduledRepayment,
} from '../api/repayments.ts';
import { bankWords } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';

interface Props {
  id: string;
  cents: number;
  /** What merchants have collected and her pay repays after it. */
  leftCents: number;
  /** The same of what she spent of her refund, which is debited on no payday. */
  leftOfRefundCents: number;
  /** What no merchant has collected yet, which she owes beside that. */
  pendingCents: number;
  /** When the rest is debited, as far as it is planned for one day; null where it is not. */
  restOn: CalendarDate | null;
  /** What came back and is debited again: of less than its amount she has to be asked. */
  presentedAgain: readonly ScheduledRepayment[];
  bank: NonNullable<Repayments['bank']>;
  day: CalendarDate;
  isOpen: boolean;
  onClose: () => void;
  onRepaid: (words: string) => void;
}

/** Says what is debited from which bank on which day, before it is asked for. */
export function ConfirmRepayment({
  id,
  cents,
  leftCents,
  leftOfRefundCents,
  pendingCents,
  bank,
  day,
  ...dialog
}: Props) {
  const { presentedAgain, restOn, isOpen, onClose, onRepaid } = dialog;
  const t = useMessages();
  const client = useQueryClient();
  const amount = formatMoney(cents);
  const [state, setState] = useState<'idle' | 'pending' | { failure: string }>('idle');

  async function repay() {
    setState('pending');
    const result = await repayEarly({ id, amount: cents / 100 });
    if (!result.ok) {
      setState({ failure: result.error.message });
      // What stood here may have been repaid, or asked for, in another tab.
      void client.invalidateQueries({ queryKey: repaymentsQuery.queryKey });
      return;
    }
    client.setQueryData(repaymentsQuery.queryKey, result.data);
    close();
    onRepaid(t('early.done', { amount, date: formatDay(day) }));
  }

  // Nothing is left only where nothing is pending either.
  function restFigures(): Figure[] {
    const left = {
      label: t('early.left'),
      value:
        restOn && leftCents > 0
          ? t('early.leftOn', { amount: formatMoney(leftCents), date: formatDay(restOn) })
          : formatMoney(leftCents),
    };
    const pending = { label: t('early.pending'), value: formatMoney(pendingCents) };
    const ofRefund = { label: t('early.ofRefund'), value: formatMoney(leftOfRefundCents) };
    const others = [
      ...(leftOfRefundCents > 0 ? [ofRefund] : []),
      ...(pendingCents > 0 ? [pending] : []),
    ];
    return leftCents > 0 || others.length === 0 ? [left, ...others] : others;
  }

  function close() {
    setState('idle');
    onClose();
  }

  return (
    <Dialog
      title={t('early.confirm')}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('early.confirm.back')}</Button>
          <Button variant="primary" isPending={state === 'pending'} onPress={() => void repay()}>
            {t('early.confirm.submit', { amount })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{t('early.confirm.text')}</p>
        <Figures
          figures={[
            { label: t('next.amount'), value: amount },
            { label: t('next.day'), value: formatDay(day) },
            { label: t('next.bank'), value: bankWords(bank.name, bank.mask) },
            ...restFigures(),
          ]}
        />
        {leftCents > 0 &&
          presentedAgain.map((one) => (
            <p key={one.id}>
              {t('early.rest', {
                amount: formatMoney(toCents(one.amount)),
                date: formatDay(one.effectiveOn),
              })}
            </p>
          ))}
        {typeof state === 'object' && (
          <div role="alert">
            <Banner tone="danger">{state.failure}</Banner>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
