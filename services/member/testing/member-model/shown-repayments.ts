import { dayOf } from '#calendar/calendar-date.ts';
import { settledOn, settlementDayAfter } from '#testing/banking-day-oracle.ts';
import { returnReason } from './debits-of-model.ts';
import { takeBacksOf } from './disputes-of-model.ts';
import { isAsked, isAskedFor, isMoved, leftCents, scheduled } from './instances-of-model.ts';
import { type MemberModel, type ModelDebit, type ModelInstance, today } from './member-model.ts';
import { debitableBank } from './repayments-of-model.ts';

/* What she is shown of her repayments. */

export const dollars = (cents: number): number => cents / 100;

const inOrderOf = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Of what she is shown of her repayments, what the model knows. */
export const shownIn = ({
  scheduled: days,
  debits,
  bank,
  notices: _notices,
  as_of: _at,
  from_pay: _pay,
  not_needed: _notNeeded,
  next: { bank: _bank, ...next },
  ...shown
}: ShownRepayments) => ({
  ...shown,
  next,
  hasBank: bank !== null,
  scheduled: days.map(({ id: _id, movable_to: _days, ...day }) => day),
  debits: listed(debits.map(({ id: _id, bank_name: _name, bank_mask: _mask, ...debit }) => debit)),
});

type ShownRepayments = Record<string, unknown> & {
  next: Record<string, unknown>;
  scheduled: Record<string, unknown>[];
  debits: Record<string, unknown>[];
};

/** She is shown the latest only; of those that were made at one moment which of them is nobody's to say. */
const MAX_SHOWN = 20;
const listed = (debits: readonly object[]) =>
  debits.length >= MAX_SHOWN ? 'many' : debits.map((one) => JSON.stringify(one)).toSorted();

export function shownRepayments(model: MemberModel) {
  const { account, debits, now, repaysInPart } = model;
  const earlyOn = settledOn(now);
  const mayAsk = model.repaysByDebit && debitableBank(model) !== null;
  const hasAsked = isAsked(model, { purpose: 'member', effectiveOn: earlyOn });
  return {
    payable: dollars(account.repayableCents()),
    next: { ...shownNext(model), ...shownTakeBacks(model) },
    hasBank: mayAsk,
    early_up_to: dollars(leftCents(model)),
    early_on: hasAsked || !mayAsk ? null : earlyOn,
    scheduled: shownDays(model),
    debits: listed(debits.slice(-MAX_SHOWN).map((debit) => shownDebit(model, debit))),
    repays_in_part: repaysInPart,
  };
}

/** A debit that is under way, the first that is planned, or the paycheck that repays before it. */
function shownNext(model: MemberModel) {
  const { account, debits, payday, repaysByDebit } = model;
  const pending = dollars(account.heldInAllCents());
  const underWay = debits
    .filter(({ status }) => status === 'reserved' || status === 'sent')
    .toSorted((one, other) => inOrderOf(one.effectiveOn, other.effectiveOn))
    .map(({ cents, effectiveOn }) => ({ day: effectiveOn, amount: dollars(cents) }));
  const planned = shownDays(model).map(({ amount, effective_on: day }) => ({ day, amount }));
  const of_refund = dollars(ofRefundBeside(model, planned));
  const [first, following = null] = [...underWay, ...planned];
  if (underWay.length > 0) return { status: 'processing', ...first, pending, of_refund, following };
  const isPaidFirst = !first || (payday !== null && payday < first.day);
  const fromPay = !repaysByDebit && isPaidFirst;
  if (first && !fromPay) return { status: 'scheduled', ...first, pending, of_refund, following };
  const amount = dollars(account.fromPayCents());
  const none = { day: null, amount, pending, of_refund, following: null };
  if (amount === 0) return { ...none, status: 'nothing_owed' };
  if (fromPay) return { ...none, status: 'from_pay', day: payday };
  return { ...none, status: model.bank?.isStopped === true ? 'stopped' : 'unplanned' };
}

function shownTakeBacks(model: MemberModel) {
  const backs = takeBacksOf(model).map(({ day, cents }) => ({ day, amount: dollars(cents) }));
  return backs.length > 0 ? { take_backs: backs } : {};
}

/** What a refund is to repay, beside the debits that are planned. */
function ofRefundBeside({ account }: MemberModel, planned: readonly { amount: number }[]): number {
  const inDebits = planned.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const owed = account.repayableCents();
  return Math.min(owed - inDebits, owed - account.fromPayCents());
}

/**
 * What was asked for takes that of what is owed, and in the order of their days the others what is left;
 * those that take nothing are not shown.
 */
function shownDays(model: MemberModel) {
  if (model.bank?.isStopped === true) return [];
  const days = scheduled(model).toSorted((one, other) =>
    inOrderOf(one.effectiveOn, other.effectiveOn),
  );
  let left = model.account.repayableCents();
  const ofRefund = left - model.account.fromPayCents();
  const shares = new Map<ModelInstance, number>();
  for (const one of [...days.filter(isAskedFor), ...days.filter((day) => !isAskedFor(day))]) {
    const forIt = isAskedFor(one) ? left : Math.max(0, left - ofRefund);
    const cents = Math.min(one.cents ?? forIt, forIt);
    left -= cents;
    shares.set(one, cents);
  }
  return days.flatMap((one) => {
    const cents = shares.get(one) ?? 0;
    return cents > 0 ? [shownDay(model, one, cents)] : [];
  });
}

function shownDay(model: MemberModel, one: ModelInstance, cents: number) {
  const { because, dueOn, effectiveOn, movedFrom, purpose, timesPutOff } = one;
  const last = settlementDayAfter(dueOn, 5);
  const isMovable =
    model.repaysByDebit &&
    purpose === 'payday' &&
    !isMoved(model, one) &&
    effectiveOn > today(model) &&
    last > effectiveOn;
  return {
    effective_on: effectiveOn,
    amount: dollars(cents),
    is_early: purpose === 'member',
    is_presented_again: purpose === 'representment',
    put_off_because: because,
    movable_until: isMovable ? last : null,
    moved_from: movedFrom,
    times_moved: timesPutOff + Number(movedFrom !== null),
  };
}

function shownDebit({ instances }: MemberModel, debit: ModelDebit) {
  const { cents, countsFrom, effectiveOn, returnCode, settledAt, status } = debit;
  const again = instances.find(
    ({ represents, state }) => represents === debit && state !== 'cancelled',
  );
  return {
    effective_on: effectiveOn,
    amount: dollars(cents),
    status: DEBIT_STATES[status],
    returned_because: status === 'returned' ? returnReason(returnCode) : null,
    presented_again_on: again?.effectiveOn ?? null,
    arrived_on: status === 'settled' && settledAt ? dayOf(new Date(settledAt)) : null,
    counts_from: status === 'settled' ? countsFrom : null,
  };
}

const DEBIT_STATES = {
  reserved: 'processing',
  sent: 'processing',
  settled: 'completed',
  returned: 'returned',
  refused: 'failed',
} as const;
