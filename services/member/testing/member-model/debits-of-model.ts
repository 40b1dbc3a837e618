import { plusDays } from '#calendar/calendar-date.ts';
import { newId } from '@reset/service-kit';
import { settlementDayAfter } from '#testing/banking-day-oracle.ts';
import { pushInstance } from './instances-of-model.ts';
import {
  book,
  type MemberModel,
  type ModelDebit,
  type ModelInstance,
  today,
} from './member-model.ts';
import { endObsolete, planRepayment } from './planning-of-model.ts';
import { isToBeSent, send, type Trouble } from './transfers-of-model.ts';

/* What becomes of debits of her bank, by money.md, sections 3 and 4 (8). */

/** What she owes is reserved: no second debit can take it. */
export function reserveDebit(
  model: MemberModel,
  { instance, cents }: { instance: ModelInstance; cents: number },
): void {
  const { bank, debits } = model;
  if (!bank) throw new Error('The model debits no bank');
  book(model, { kind: 'reserve', cents });
  debits.push({
    id: newId(),
    instance,
    cents,
    bank,
    effectiveOn: today(model),
    status: 'reserved',
    triedAt: null,
    checkedAt: Number.NEGATIVE_INFINITY,
    atIssuer: null,
    endedAt: null,
    settledAt: null,
    countsFrom: null,
    returnCode: null,
  });
}

export function sendDebits(model: MemberModel, trouble: Trouble): void {
  const { bank: linked, debits, now } = model;
  // Looked at once in one run.
  for (const debit of debits.filter((one) => one.checkedAt < now && isToBeSent(one, now))) {
    send(debit, { now, trouble, linked, refuse: () => end(model, debit, 'refused') });
  }
}

/**
 * The issuer says how those stand that it is known to have sent. What came back is owed again before
 * what settled pays the oldest of what is owed, what forbids further debits ahead of the others.
 */
export function readDebits(model: MemberModel): void {
  const read = model.debits.filter(({ status }) => status === 'sent' || status === 'settled');
  const [forbidding = [], others = []] = [true, false].map((forbids) =>
    read.filter((debit) => isForbidding(debit) === forbids),
  );
  for (const debit of [...forbidding, ...others]) {
    debit.checkedAt = model.now;
    if (debit.atIssuer === 'canceled') end(model, debit, 'refused');
    else if (debit.atIssuer === 'returned') sendBack(model, debit);
  }
  for (const debit of read) {
    if (debit.atIssuer === 'settled' && debit.status === 'sent') settle(model, debit);
  }
}

/** It pays the oldest first, and counts and makes room once the two banking days are over. */
function settle(model: MemberModel, debit: ModelDebit): void {
  const { cents, id: repaymentId, instance } = debit;
  const countsFrom = plusDays(settlementDayAfter(today(model), 2), 1);
  Object.assign(debit, { status: 'settled', settledAt: model.now, countsFrom });
  book(model, { kind: 'free', cents });
  book(model, { kind: 'repay', repaymentId, cents, dueOn: instance.dueOn, countsFrom });
}

function end(model: MemberModel, debit: ModelDebit, status: 'refused' | 'returned'): void {
  const { cents, id: repaymentId, settledAt } = debit;
  Object.assign(debit, { status, endedAt: model.now });
  book(model, settledAt === null ? { kind: 'free', cents } : { kind: 'return', repaymentId });
  book(model, { kind: 'use_deposit' });
}

/** Of accounts that are closed, unknown, frozen, or that nothing can be booked on. */
const CANNOT_RECEIVE = ['R02', 'R03', 'R04', 'R16', 'R20'];

/**
 * R01 and R09 are presented twice more at most, within 180 days; what was a mistake of its bank or ours
 * is owed with the rest; whatever else it is forbids further debits.
 */
function sendBack(model: MemberModel, debit: ModelDebit): void {
  end(model, debit, 'returned');
  const { bank, returnCode } = debit;
  const reason = returnReason(returnCode);
  if (reason === 'not_allowed') bank.isStopped = true;
  if (CANNOT_RECEIVE.includes(returnCode ?? '')) bank.account.cannotReceive = true;
  if (reason === 'not_allowed') endObsolete(model);
  if (reason !== 'short_balance') return;
  const presented = presentations(debit);
  const day = settlementDayAfter(today(model), 2);
  const first = presented.at(-1)?.effectiveOn ?? '';
  if (presented.length >= 3 || day > plusDays(first, 180)) return;
  const { cents } = debit;
  pushInstance(model, {
    purpose: 'representment',
    dueOn: day,
    effectiveOn: day,
    cents,
    represents: debit,
  });
  planRepayment(model);
}

const isForbidding = ({ atIssuer, returnCode }: ModelDebit): boolean =>
  atIssuer === 'returned' && returnReason(returnCode) === 'not_allowed';

/** What a code of NACHA's comes to; one that nobody knows forbids debits. */
export function returnReason(code: string | null): 'short_balance' | 'mistake' | 'not_allowed' {
  if (code === 'R01' || code === 'R09') return 'short_balance';
  return code === 'R06' || code === 'R11' ? 'mistake' : 'not_allowed';
}

/** It is under way, or settled and does not count yet. */
export const mayComeBack = (
  { status, countsFrom }: Pick<ModelDebit, 'status' | 'countsFrom'>,
  model: Pick<MemberModel, 'now'>,
): boolean =>
  status === 'reserved' ||
  status === 'sent' ||
  (status === 'settled' && (countsFrom ?? '') > today(model));

export const uncertainCents = (model: MemberModel): number =>
  model.debits
    .filter((debit) => mayComeBack(debit, model))
    .reduce((sum, { cents }) => sum + cents, 0);

/** It and those that it repeats, the first one last. */
function presentations(debit: ModelDebit): ModelDebit[] {
  const before = debit.instance.represents;
  return before === null ? [debit] : [debit, ...presentations(before)];
}
