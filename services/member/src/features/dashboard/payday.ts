import type { DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import { type CalendarDate, daysBetween, plusDays } from '#calendar/calendar-date.ts';
import {
  type BankTransfer,
  type DebitToCome,
  type ReceivedPay,
  wireDebit,
  wireNextRepayment,
  wireTransfer,
} from '#features/cards/cards.ts';
import { nextPayday, type Paystub } from '#features/payroll/payroll.ts';
import { toDollars } from '#money/dollars.ts';
import { accruedPayCents } from './accrued-pay.ts';
import type { PaySituation } from './pay-situation.ts';
import { debitsOf, debitsToCome, endedSince, isOfDebits } from './payday-debits.ts';
import { payDatesOf, paydayNear } from './payday-near.ts';
import { besideReceived, wirePayout } from './wire-payout.ts';

/** For so many days what has moved last keeps its payday the current one, and a late one is waited for. */
const LATELY_DAYS = 3;
/** Whatever is still to move, a payday is not the current one for more days than these after it. */
export const MAX_CURRENT_DAYS = 10;

/** The payday that is current today: what she is paid, what of it repays what she owes, and the rest. */
export function paydayOf(
  situation: PaySituation,
  today: CalendarDate,
): Omit<DashboardPayday, 'as_of'> {
  const pay = arrivedByDeposit(situation, today) ?? arrivedAtBank(situation, today);
  const { payday, paycheckCents, repaidCents, repaymentStatus, debits } =
    pay ?? expected(situation, today);
  const repaymentCents = Math.min(repaidCents, paycheckCents);
  return {
    current_pay_period_end: payday && periodEnd(situation.paystubs, payday),
    current_payday: payday,
    paycheck_amount: toDollars(paycheckCents),
    repayment_amount: toDollars(repaymentCents),
    remainder_amount: toDollars(paycheckCents - repaymentCents),
    ...arrivalOf(pay),
    paycheck_celebrated: isCelebrated(situation, pay),
    repaid_by: wireTransfer(pay?.repaidBy ?? null),
    forwarded_by: wireTransfer(pay?.forwardedBy ?? null),
    repayment_status: repaymentStatus,
    repayment_debits: debits.map(wireDebit),
    next_repayment: situation.nextRepayment && wireNextRepayment(situation.nextRepayment),
    payout: pay?.isSentOn
      ? null
      : wirePayout(besideReceived(situation.payout, situation.received), situation.nextRepayment),
  };
}

const arrivalOf = (pay: ArrivedPay | null) => ({
  paycheck_received: pay !== null,
  paycheck_on: pay?.arrivedOn ?? null,
  paycheck_parts: (pay?.parts ?? []).map(({ arrivedOn, amountCents }) => ({
    day: arrivedOn,
    amount: toDollars(amountCents),
  })),
  paycheck_to: pay?.arrivedAt ?? null,
});

/** Pay that came before anybody knew of its payday was celebrated under a day near it. */
function isCelebrated(situation: PaySituation, pay: ArrivedPay | null): boolean {
  const { celebratedPayday: last } = situation;
  return last !== null && pay !== null && paydayNear(situation, last) === pay.payday;
}

type Pay = {
  payday: CalendarDate | null;
  paycheckCents: number;
  repaidCents: number;
  repaymentStatus: DashboardPayday['repayment_status'];
  /** The debits to come, or under way, that belong to this payday. */
  debits: readonly DebitToCome[];
};

/** With what became of it. */
type ArrivedPay = Pay & {
  arrivedOn: CalendarDate;
  arrivedAt: NonNullable<DashboardPayday['paycheck_to']>;
  /** The deposits, or the paystubs, that it came in, the oldest first. */
  parts: readonly Pick<ReceivedPay, 'arrivedOn' | 'amountCents'>[];
  repaidBy: BankTransfer | null;
  /** The last payout of what of it was sent on, with all that was. */
  forwardedBy: BankTransfer | null;
  /** All that is left of it has arrived at her bank: what is with us is none of it. */
  isSentOn: boolean;
};

/** What came in for her lately, all of one payday together; null while nothing did. */
function arrivedByDeposit(situation: PaySituation, today: CalendarDate): ArrivedPay | null {
  const { received, arrivedPayouts } = situation;
  const newest = received.findLast(({ arrivedOn }) => arrivedOn <= today);
  if (!newest) return null;
  const payday = paydayNear(situation, newest.arrivedOn);
  const parts = received.filter(({ arrivedOn }) => paydayNear(situation, arrivedOn) === payday);
  const since = parts[0]?.recordedAt ?? newest.recordedAt;
  const payouts = arrivedPayouts.filter(({ begunAt }) => begunAt >= since);
  const paycheckCents = sum(parts.map(({ amountCents }) => amountCents));
  const repaidCents = sum(parts.map((part) => part.repaidCents));
  const sentCents = sum(payouts.map(({ amountCents }) => amountCents));
  // What waited with us before it may have been sent together with it.
  const forwardedCents = Math.min(sentCents, paycheckCents - repaidCents);
  const isSentOn = payouts.length > 0 && forwardedCents === paycheckCents - repaidCents;
  const [firstOn = payday] = [payday, ...parts.map(({ arrivedOn }) => arrivedOn)].toSorted();
  const { endedOn, ...beside } = besidePay(situation, {
    repaidCents,
    firstOn,
    lastOn: newest.arrivedOn,
  });
  const moved = [newest.arrivedOn, ...payouts.map(({ day }) => day), ...endedOn];
  const isMoving = beside.debits.length > 0 || (!isSentOn && isToBeSent(situation));
  if (!isCurrent(situation, { payday, moved, isMoving }, today)) return null;
  return {
    payday,
    paycheckCents,
    repaidCents,
    ...beside,
    arrivedOn: newest.arrivedOn,
    arrivedAt: 'deposit_account',
    parts,
    forwardedBy: payouts[0] ? { ...payouts[0], amountCents: forwardedCents } : null,
    isSentOn,
  };
}

/** Whether something of what is hers with us is on its way, or goes without anybody's doing. */
const isToBeSent = ({ payout, nextRepayment }: PaySituation): boolean => {
  if (!payout || payout.status === 'needs_bank' || payout.status === 'returned') return false;
  return payout.status === 'on_its_way' || payout.amountCents > (nextRepayment?.pendingCents ?? 0);
};

type Movements = {
  payday: CalendarDate;
  /** The days on which its pay arrived, and a debit or a payout of it ended. */
  moved: readonly CalendarDate[];
  /** A debit or a payout of it is under way or to come. */
  isMoving: boolean;
};

/** Until two days after the last of its movements, for ten days at most, and never beyond the next payday. */
function isCurrent(
  { payroll, paystubs }: PaySituation,
  { payday, moved, isMoving }: Movements,
  today: CalendarDate,
): boolean {
  if (daysBetween(payday, today) > MAX_CURRENT_DAYS) return false;
  const next = payroll && nextPayday(payroll, payDatesOf(paystubs), plusDays(payday, 1));
  if (next !== null && today >= next) return false;
  // The day of a payout that arrived early may be still to come.
  return isMoving || moved.some((day) => daysBetween(day, today) < LATELY_DAYS);
}

/** The debits that left less of her debt to pay that came to us then, or nothing. */
function besidePay(
  situation: PaySituation,
  pay: { repaidCents: number; firstOn: CalendarDate; lastOn: CalendarDate },
): Pick<ArrivedPay, 'repaymentStatus' | 'debits' | 'repaidBy'> & { endedOn: CalendarDate[] } {
  const debits = debitsToCome(situation).filter(
    ({ isUnderWay, day }) => isUnderWay && day <= pay.lastOn,
  );
  const made = situation.madeDebits.filter(({ day }) => day <= pay.lastOn);
  const last = made.find(({ status, day }) => status === 'settled' && day >= pay.firstOn);
  return {
    repaymentStatus: debits.length > 0 ? 'under_way' : 'repaid',
    debits,
    repaidBy: (pay.repaidCents === 0 && last) || null,
    endedOn: made.flatMap(({ endedOn }) =>
      endedOn !== null && endedOn >= pay.firstOn ? endedOn : [],
    ),
  };
}

/** What her payroll says was paid to her bank lately; null while it says nothing, or pays to us. */
function arrivedAtBank(situation: PaySituation, today: CalendarDate): ArrivedPay | null {
  const { repaymentMethod } = situation;
  const paid = repaymentMethod === 'ach_debit_flow' ? currentlyPaid(situation, today) : undefined;
  if (!paid) return null;
  // An employer, or several, may pay her twice on one day.
  const stubs = situation.paystubs.filter(({ payOn }) => payOn === paid.payOn);
  const settled = endedSince(situation, paid.payOn).filter(({ status }) => status === 'settled');
  const repaidCents = sum(settled.map((debit) => debit.repaidCents));
  const debits = debitsOf(situation, paid.payOn);
  const debitedCents = repaidCents + sum(debits.map(({ cents }) => cents));
  // Once she was debited, what she has bought since is the next payday's.
  const totalCents = debitedCents || repaidNextCents(situation, debits);
  return {
    payday: paid.payOn,
    paycheckCents: sum(stubs.map(({ netCents }) => netCents)),
    repaidCents: totalCents,
    repaymentStatus: bankRepaymentStatus(situation, debits, {
      repaidCents,
      toComeCents: totalCents - repaidCents,
    }),
    debits,
    arrivedOn: paid.payOn,
    arrivedAt: 'bank',
    parts: stubs.map(({ payOn, netCents }) => ({ arrivedOn: payOn, amountCents: netCents })),
    repaidBy: (repaidCents > 0 && settled.find(({ day }) => day >= paid.payOn)) || null,
    forwardedBy: null,
    isSentOn: false,
  };
}

function bankRepaymentStatus(
  { nextRepayment }: PaySituation,
  debits: readonly DebitToCome[],
  of: { repaidCents: number; toComeCents: number },
): Pay['repaymentStatus'] {
  if (debits.some(({ isUnderWay }) => isUnderWay)) return 'under_way';
  if (nextRepayment?.status === 'stopped') return of.repaidCents > 0 ? 'repaid' : 'expected';
  return of.toComeCents === 0 ? 'repaid' : 'expected';
}

function expected(situation: PaySituation, today: CalendarDate): Pay {
  const { payroll, paystubs } = situation;
  const late = paidLately(situation, today)?.payOn;
  const payday = late ?? (payroll && nextPayday(payroll, payDatesOf(paystubs), today));
  const announced = paystubs.filter(({ payOn }) => payOn === payday);
  const debits = payday === null ? [] : debitsOf(situation, payday);
  // What she works after its end is of the next pay.
  const end = payday && periodEnd(paystubs, payday);
  const workedUntil = end !== null && end < today ? end : today;
  return {
    payday,
    paycheckCents:
      announced.length > 0
        ? sum(announced.map(({ netCents }) => netCents))
        : accruedPayCents(situation, today, workedUntil),
    repaidCents: repaidNextCents(situation, debits),
    repaymentStatus: 'expected',
    debits,
  };
}

/** What a paycheck or a debit repays: neither what no merchant has collected yet nor what a tax refund repays. */
const repayableCents = ({ outstandingCents, nextRepayment: next }: PaySituation): number =>
  outstandingCents - (next?.pendingCents ?? 0) - (next?.ofRefundCents ?? 0);

/** What of that is repaid next: all of it, or by the debits of this payday; nothing while none is allowed. */
function repaidNextCents(situation: PaySituation, debits: readonly DebitToCome[]): number {
  const { repaymentMethod, nextRepayment: next } = situation;
  if (next?.status === 'stopped') return 0;
  const isByDebit = repaymentMethod === 'ach_debit_flow' && next && isOfDebits(next);
  return isByDebit ? sum(debits.map(({ cents }) => cents)) : repayableCents(situation);
}

function paidLately(situation: PaySituation, today: CalendarDate): Paystub | undefined {
  const newest = newestPaid(situation, today);
  return newest && isLately(newest.payOn, today) ? newest : undefined;
}

/** What her payroll paid last, for as long as that payday is the current one. */
function currentlyPaid(situation: PaySituation, today: CalendarDate): Paystub | undefined {
  const newest = newestPaid(situation, today);
  if (!newest) return undefined;
  const { payOn: payday } = newest;
  const isMoving = debitsOf(situation, payday).some(
    ({ day }) => daysBetween(payday, day) <= MAX_CURRENT_DAYS,
  );
  const ended = endedSince(situation, payday).flatMap(({ endedOn }) => endedOn ?? []);
  const movements = { payday, moved: [payday, ...ended], isMoving };
  return isCurrent(situation, movements, today) ? newest : undefined;
}

const newestPaid = ({ paystubs }: PaySituation, today: CalendarDate): Paystub | undefined =>
  paystubs
    .filter(({ payOn }) => payOn <= today)
    .toSorted((one, other) => (one.payOn < other.payOn ? 1 : -1))[0];

/** By its paystub; before there is one, as long before the payday as the newest one's was. */
function periodEnd(paystubs: readonly Paystub[], payday: CalendarDate): CalendarDate | null {
  const own = paystubs.find(({ payOn }) => payOn === payday);
  if (own) return own.periodEndOn;
  const newest = paystubs.toSorted((one, other) => (one.payOn < other.payOn ? 1 : -1))[0];
  return newest ? plusDays(payday, -daysBetween(newest.periodEndOn, newest.payOn)) : null;
}

const isLately = (day: CalendarDate, today: CalendarDate): boolean =>
  day <= today && daysBetween(day, today) < LATELY_DAYS;

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
