import {
  MoveRepayment,
  RepayEarly,
  type RepaymentDebit,
  RepaymentPreference,
  Repayments,
  type ScheduledRepayment,
} from '@reset/api-contract/member/repayments.ts';
import {
  invalidFields,
  notFound,
  type Refusal,
  rejectImpersonation,
  requireIdentity,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { dayOf, isDay } from '#calendar/calendar-date.ts';
import { toCents, toDollars } from '#money/dollars.ts';
import { type DebitStatus, returnReason } from './debits.ts';
import { movableTo, movableUntil, shareOwed } from './instances.ts';
import { type AskedByMember, askedInstanceStore } from './asked-instances.store.ts';
import {
  type MemberRepayments,
  memberRepaymentStore,
  type Upcoming,
} from './member-repayments.store.ts';
import { wireNextRepayment } from './next-repayment.ts';
import { planRepaymentOf } from './plan-repayments.store.ts';
import { wireNotice } from './repayment-notices.ts';

const amountFault = (sentence: string) => invalidFields({ amount: [sentence] });

const REFUSALS: Readonly<Record<Exclude<AskedByMember, 'done'>, Refusal>> = {
  unknown: { status: 404, code: 'card_account_not_found', error: 'Not found' },
  more_than_owed: amountFault('This is more than you owe.'),
  no_bank: {
    status: 409,
    code: 'no_bank_to_debit',
    error: 'There is no bank account that we may debit. Link yours first.',
  },
  repays_from_pay: {
    status: 409,
    code: 'repays_from_pay',
    error: 'You repay from your direct deposit, and have authorized no debit of your bank account.',
  },
  already_asked: {
    status: 409,
    code: 'already_scheduled',
    error: 'A repayment is on its way for this day already.',
  },
  left_to_others: {
    status: 409,
    code: 'already_scheduled',
    error: 'Repayments that were asked for already take this amount, or a part of it.',
  },
  id_reused: {
    status: 422,
    code: 'id_reused',
    error: 'This id belongs to another repayment.',
  },
};

const NOT_MOVABLE = invalidFields({ effective_on: ['The repayment cannot be moved to this day.'] });
const MOVED_BEFORE: Refusal = {
  status: 409,
  code: 'moved_before',
  error: 'The repayment of this payday was moved already. It can be moved once.',
};

/**
 * GET and POST /repayments, PUT /repayments/next and /repayments/preference: a member's repayments
 * from her bank, and what she may do about them.
 */
export function memberRepaymentsRoutes(app: Service, { clock, database, jobs }: Context): void {
  const repayments = memberRepaymentStore(database, jobs.add);
  const config = { access: 'member' } as const;

  app.get(
    '/api/v1/repayments',
    { config, schema: { response: { 200: Repayments } } },
    async (request, reply) => {
      const { userId } = requireIdentity(request);
      const now = clock.now();
      // What she bought since the job has planned last is planned now, by what the job does.
      await planRepaymentOf(database, userId, now);
      const read = await repayments.read(userId, now);
      return read ? toWire(read, now) : reply.refuse(REFUSALS.unknown);
    },
  );

  app.post(
    '/api/v1/repayments',
    { config, schema: { body: RepayEarly, response: { 201: Repayments } } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const cents = centsOf(request.body.amount);
      if (cents === null) return reply.refuse(amountFault('This is no amount in whole cents.'));
      const wanted = { id: request.body.id, amountCents: cents };
      const asking = { now: clock.now(), add: jobs.add };
      const asked = await askedInstanceStore(database).askByMember(userId, wanted, asking);
      if (asked !== 'done') return reply.refuse(REFUSALS[asked]);
      const read = await repayments.read(userId, clock.now());
      if (!read) return reply.refuse(REFUSALS.unknown);
      return reply.code(201).send(toWire(read, clock.now()));
    },
  );

  app.put(
    '/api/v1/repayments/preference',
    { config, schema: { body: RepaymentPreference } },
    async (request, reply) => {
      await repayments.prefer(rejectImpersonation(request), request.body.repays_in_part);
      return reply.code(204).send();
    },
  );

  app.put(
    '/api/v1/repayments/next',
    { config, schema: { body: MoveRepayment } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { effective_on: day } = request.body;
      if (!isDay(day)) return reply.refuse(NOT_MOVABLE);
      const moved = await repayments.move(userId, day, clock.now());
      if (moved === 'unknown') return reply.refuse(notFound);
      if (moved === 'moved_before') return reply.refuse(MOVED_BEFORE);
      return moved === 'done' ? reply.code(204).send() : reply.refuse(NOT_MOVABLE);
    },
  );
}

function centsOf(dollars: number): number | null {
  try {
    const cents = toCents(dollars);
    return cents > 0 ? cents : null;
  } catch {
    return null;
  }
}

const toWire = (read: MemberRepayments, now: Date): Repayments => ({
  as_of: now.toISOString(),
  next: wireNextRepayment(read.next),
  payable: toDollars(read.payableCents),
  early_up_to: toDollars(read.earlyUpToCents),
  bank: read.bank,
  early_on: read.earlyOn,
  scheduled: shareOwed(read.payableCents, read.upcoming, read.next.ofRefundCents).map((one) =>
    toScheduled(one, now),
  ),
  notices: read.notices.map(wireNotice),
  debits: read.debits.map((debit) => ({
    id: debit.id,
    effective_on: debit.effectiveOn,
    amount: toDollars(debit.amountCents),
    status: STATUSES[debit.status],
    bank_name: debit.bankName,
    bank_mask: debit.bankMask,
    returned_because: returnReason(debit.status, debit.returnCode),
    presented_again_on: debit.presentedAgainOn,
    arrived_on: debit.status === 'settled' && debit.settledAt ? dayOf(debit.settledAt) : null,
    counts_from: debit.status === 'settled' ? debit.countsFrom : null,
  })),
  from_pay: read.fromPay.map(({ day, cents, kind }) => ({
    day,
    amount: toDollars(cents),
    kind,
  })),
  not_needed: read.notNeeded.map(({ id, day, effectiveOn, cents }) => ({
    id,
    day,
    effective_on: effectiveOn,
    amount: toDollars(cents),
  })),
  repays_in_part: read.repaysInPart,
});

const toScheduled = (one: Upcoming & { cents: number }, now: Date): ScheduledRepayment => ({
  id: one.id,
  effective_on: one.effectiveOn,
  amount: toDollars(one.cents),
  is_early: one.purpose === 'member',
  is_presented_again: one.purpose === 'representment',
  put_off_because:
    one.because === 'no_bank' || one.because === 'short_balance' ? one.because : null,
  movable_until: movableUntil(one, now),
  movable_to: movableTo(one, now),
  moved_from: one.movedFrom,
  times_moved: one.timesPutOff + Number(one.movedFrom !== null),
});

const STATUSES: Readonly<Record<DebitStatus, RepaymentDebit['status']>> = {
  reserved: 'processing',
  sent: 'processing',
  settled: 'completed',
  returned: 'returned',
  refused: 'failed',
};
