import { formatDay } from '#dates/calendar-date.ts';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { maskedBank } from '#money/masked-bank.ts';
import { toCents } from '#money/money.ts';
import { t } from '../repayments-messages.ts';
import type {
  FromPay,
  NextRepayment,
  RepaymentDebit,
  RepaymentNotice,
  ScheduledRepayment,
} from '../api/repayments.ts';

/** From the wire's dollars to what is read: '$12.50'. */
export const money = (dollars: number): string => formatMoney(toCents(dollars));

/** All of them together. */
export const sumOf = (dollars: readonly number[]): string =>
  formatMoney(dollars.reduce((cents, one) => cents + toCents(one), 0));

/** The bank that is debited. */
export const bankWords = (name: string | null, mask: string | null): string =>
  maskedBank(name ?? t('yourBank'), mask);

/*
 * A service may be newer than this page: of a code that is not known here a sentence says less, and
 * never the code.
 */
const known = <Code extends string>(codes: readonly Code[], code: string | null): Code | null =>
  codes.find((one) => one === code) ?? null;

const OBSTACLES = ['no_bank', 'short_balance'] as const;

function noteOf(one: ScheduledRepayment, ofRefund: number) {
  if (one.putOffBecause !== null) {
    const because = known(OBSTACLES, one.putOffBecause);
    return because === null ? 'next.putOff' : (`next.${because}` as const);
  }
  if (one.isPresentedAgain) return 'next.again';
  if (one.isEarly) return 'next.early';
  return ofRefund > 0 ? 'next.growing.ofRefund' : 'next.growing';
}

/** Put off or presented again, its day is the bank's and not hers to move. */
const isFixed = ({ putOffBecause, isPresentedAgain, movableTo, movedFrom }: ScheduledRepayment) =>
  (putOffBecause !== null || isPresentedAgain) && movableTo.length === 0 && movedFrom === null;

/**
 * What is said of a scheduled repayment beside its day: why it is then, and that she moved it.
 * @param ofRefund what she owes of an advance on her tax refund, which no payday's debit takes
 */
export const scheduledWords = (one: ScheduledRepayment, ofRefund: number): string =>
  [
    t(noteOf(one, ofRefund)),
    one.movedFrom && t('next.moved', { date: formatDay(one.movedFrom) }),
    isFixed(one) && t('next.fixed'),
  ]
    .filter(Boolean)
    .join(' ');

const TONES = {
  processing: 'pending',
  completed: 'success',
  returned: 'warning',
  failed: 'danger',
} as const;
const STATUSES = ['processing', 'completed', 'returned', 'failed'] as const;

/** How a debit stands, and in which tone it is said. */
export function statusOf(debit: RepaymentDebit) {
  const status = known(STATUSES, debit.status);
  return status === null
    ? ({ key: 'status.other', tone: 'neutral' } as const)
    : ({ key: `status.${status}`, tone: TONES[status] } as const);
}

const FROM = {
  pay: 'debits.fromPay',
  tax_refund: 'debits.fromRefund',
  other: 'debits.fromDeposit',
  balance: 'debits.fromBalance',
} as const satisfies Record<FromPay['kind'], string>;
const KINDS = Object.keys(FROM) as FromPay['kind'][];

/** Out of which money of hers it was repaid. */
export function fromOf(kind: FromPay['kind']) {
  const found = known(KINDS, kind);
  return found === null ? 'debits.fromOther' : FROM[found];
}

/** The same of a repayment in the list of transactions, which may be by a debit of her bank as well. */
export const repaidFromWords = (from: FromPay['kind'] | 'bank'): string =>
  t(from === 'bank' ? 'debits.fromBank' : fromOf(from));

const RETURNS = ['short_balance', 'not_allowed', 'mistake'] as const;

/**
 * Debits without the one that is under way as her next repayment, which is shown as that: of two of the
 * same amount and day the other one stays.
 */
export function debitsBeside(
  next: NextRepayment,
  debits: readonly RepaymentDebit[],
): RepaymentDebit[] {
  const shown = debits.find(
    ({ status, effectiveOn, amount }) =>
      status === 'processing' &&
      next.status === 'processing' &&
      effectiveOn === next.day &&
      amount === next.amount,
  );
  return debits.filter((debit) => debit !== shown);
}

/** What a debit means to her now; null for one that is over and done. */
export function meaningOf(debit: RepaymentDebit, today: string) {
  if (debit.status === 'completed') {
    const isAhead = debit.countsFrom !== null && debit.countsFrom > today;
    return isAhead ? 'means.completed' : null;
  }
  const status = known(STATUSES, debit.status);
  if (status === null) return 'means.other';
  if (status !== 'returned') return `means.${status}` as const;
  if (debit.presentedAgainOn !== null) {
    return debit.presentedAgainOn < today ? 'means.wasAgain' : 'means.again';
  }
  return `means.${known(RETURNS, debit.returnedBecause) ?? 'mistake'}` as const;
}

const NOTICE_TONES = {
  due: 'info',
  put_off: 'warning',
  given_up: 'danger',
  presented_again: 'warning',
  returned: 'warning',
  failed: 'warning',
  stopped: 'danger',
  payout_returned: 'danger',
  payout_needs_bank: 'warning',
  credit_taken_back: 'warning',
} as const satisfies Record<RepaymentNotice['what'], string>;
const NOTICES = Object.keys(NOTICE_TONES) as RepaymentNotice['what'][];

/** The title of a notice, the sentence below it, and in which tone they are said. */
export function noticeOf({ what, because }: Pick<RepaymentNotice, 'what' | 'because'>) {
  const kind = known(NOTICES, what);
  if (kind === null) {
    return { title: 'notice.other.title', text: 'notice.other.text', tone: 'info' } as const;
  }
  const text =
    kind === 'put_off'
      ? (`notice.put_off.${known(OBSTACLES, because) ?? 'no_bank'}` as const)
      : (`notice.${kind}.text` as const);
  return { title: `notice.${kind}.title`, text, tone: NOTICE_TONES[kind] } as const;
}

/** Whether another bank would mend it. */
export const wantsAnotherBank = ({ what, because }: Pick<RepaymentNotice, 'what' | 'because'>) =>
  what === 'stopped' || keepsPayout({ what }) || because === 'no_bank';

/** Whether what is hers stays with us until another bank is connected. */
export const keepsPayout = ({ what }: Pick<RepaymentNotice, 'what'>): boolean =>
  what.startsWith('payout_');

/**
 * Whether the row of her next repayment has its day and amount: that a debit is due. It has two debits
 * at most, of which both may be on one day.
 */
export const isSaidByRow = (
  { what, day, amount }: Pick<RepaymentNotice, 'what' | 'day' | 'amount'>,
  next: NextRepayment | null,
): boolean =>
  what === 'due' &&
  next?.status === 'scheduled' &&
  [next, next.following].some((said) => said?.day === day && said.amount === amount);
