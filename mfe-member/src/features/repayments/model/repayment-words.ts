import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { toCents } from '#money/money.ts';
import { t } from '../repayments-messages.ts';
import type { RepaymentDebit, RepaymentNotice, ScheduledRepayment } from '../api/repayments.ts';

/** From the wire's dollars to what is read: '$12.50'. */
export const money = (dollars: number): string => formatMoney(toCents(dollars));

/** 'Juniper Bank (…4021)', whose last part is never divided. */
export const bankWords = (name: string | null, mask: string | null): string =>
  [name ?? t('yourBank'), mask && `(…\u2060${mask})`].filter(Boolean).join(' ');

/** What the note on a scheduled repayment says; null where there is nothing to say. */
export function noteOf(one: ScheduledRepayment) {
  if (one.putOffBecause !== null) return `next.${one.putOffBecause}` as const;
  if (one.isPresentedAgain) return 'next.again';
  return one.isEarly ? 'next.early' : 'next.growing';
}

/** What a debit means to her now. */
export function meaningOf(debit: RepaymentDebit, today: string) {
  if (debit.status === 'completed') {
    const isAhead = debit.countsFrom !== null && debit.countsFrom > today;
    return isAhead ? 'means.completed' : 'means.completedLong';
  }
  if (debit.status !== 'returned') return `means.${debit.status}` as const;
  if (debit.presentedAgainOn !== null) {
    return debit.presentedAgainOn < today ? 'means.wasAgain' : 'means.again';
  }
  return `means.${debit.returnedBecause ?? 'mistake'}` as const;
}

export const toneOfDebit = {
  processing: 'pending',
  completed: 'success',
  returned: 'warning',
  failed: 'danger',
} as const;

export const toneOfNotice = {
  due: 'info',
  put_off: 'warning',
  given_up: 'danger',
  presented_again: 'warning',
  returned: 'warning',
  failed: 'warning',
  stopped: 'danger',
} as const satisfies Record<RepaymentNotice['what'], string>;

/** The sentence of a notice, below its title. */
export const sentenceOf = ({ what, because }: Pick<RepaymentNotice, 'what' | 'because'>) =>
  what === 'put_off'
    ? (`notice.put_off.${because ?? 'no_bank'}` as const)
    : (`notice.${what}.text` as const);

/** Whether another bank would mend it. */
export const wantsAnotherBank = ({ what, because }: Pick<RepaymentNotice, 'what' | 'because'>) =>
  what === 'stopped' || because === 'no_bank';
