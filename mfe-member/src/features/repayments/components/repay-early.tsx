import { Form, MoneyField, SubmitButton, Text, Tile } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useState } from 'react';
import { formatDay } from '#dates/calendar-date.ts';
import { toCents } from '#money/money.ts';
import type { Repayments } from '../api/repayments.ts';
import { repaySchema, type RepayValues } from '../model/repay-form.ts';
import { useMessages } from '../repayments-messages.ts';
import { ConfirmRepayment } from './confirm-repayment.tsx';

interface Props {
  repayments: Repayments;
  /** What is on her bank account, as far as we know; null where we do not. */
  balance: number | null;
  onRepaid: (words: string) => void;
}

/** Repays all or a part now, for who owes something: an amount, and a dialog that says what happens. */
export function RepayEarly({ repayments, balance, onRepaid }: Props) {
  const { payable, earlyUpTo, bank, earlyOn } = repayments;
  const t = useMessages();
  const [wanted, setWanted] = useState<{ id: string; cents: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const owedCents = toCents(payable);
  const mostCents = toCents(earlyUpTo);
  if (owedCents === 0) return null;

  // The same amount is the same repayment until it has arrived: an answer that was lost costs nothing.
  async function review({ amount }: RepayValues) {
    const cents = amount ?? 0;
    setWanted((before) => (before?.cents === cents ? before : { id: crypto.randomUUID(), cents }));
    setOpen(true);
    return undefined;
  }

  return (
    <Tile title={t('early')}>
      {bank === null || earlyOn === null || mostCents === 0 ? (
        <Text>{t(whyNot(repayments))}</Text>
      ) : (
        <>
          <Form
            // Anew when what she owes has changed: the amount that stands in it is all of that.
            key={mostCents}
            aria-label={t('early')}
            initialValues={{ amount: mostCents } as RepayValues}
            validationSchema={repaySchema(mostCents)}
            onSubmit={review}
          >
            {({ amount }) => (
              <>
                <p>{t('early.text', { date: formatDay(earlyOn) })}</p>
                <MoneyField
                  name="amount"
                  label={t('early.amount')}
                  description={t('early.most', { amount: formatMoney(mostCents) })}
                />
                {balance !== null && toCents(balance) < (amount ?? 0) && (
                  <Text>{t('early.low', { balance: formatMoney(toCents(balance)) })}</Text>
                )}
                <SubmitButton isWide={false}>{t('early.review')}</SubmitButton>
              </>
            )}
          </Form>
          {wanted && (
            <ConfirmRepayment
              {...wanted}
              {...leftAfter(wanted.cents, repayments)}
              pendingCents={toCents(repayments.next.pending)}
              restOn={onlyDay(repayments)}
              presentedAgain={repayments.scheduled.filter((one) => one.isPresentedAgain)}
              bank={bank}
              day={earlyOn}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              onRepaid={onRepaid}
            />
          )}
        </>
      )}
    </Tile>
  );
}

/** What is left of what her pay repays, which an early repayment repays first, and of her refund advance. */
function leftAfter(cents: number, { payable, next }: Repayments) {
  const leftCents = Math.max(toCents(payable) - cents, 0);
  const leftOfRefundCents = Math.min(toCents(next.ofRefund), leftCents);
  return { leftCents: leftCents - leftOfRefundCents, leftOfRefundCents };
}

/** The one day on which all that is owed is debited; null where there are several, or none. */
function onlyDay({ scheduled: [first, second] }: Repayments): string | null {
  return first && !second ? first.effectiveOn : null;
}

/** Why she can ask for none. */
function whyNot({ bank, earlyOn }: Repayments) {
  if (bank === null) return 'early.noBank';
  return earlyOn === null ? 'early.asked' : 'early.covered';
}
