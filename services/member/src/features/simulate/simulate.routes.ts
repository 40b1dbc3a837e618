import { setTimeout as pause } from 'node:timers/promises';
import { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import { DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import {
  SimulatedShift,
  SimulateDirectDeposit,
  SimulateEarnings,
  SimulateTransaction,
} from '@reset/api-contract/member/simulate.ts';
import {
  invalidFields,
  type Refusal,
  RefusedError,
  refusingProviderErrors,
  rejectImpersonation,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { wirePurchase } from '#features/cards/cards.ts';
import { paydayOf } from '#features/dashboard/dashboard.ts';
import { readPaySituation } from '#features/dashboard/dashboard.store.ts';
import { directDepositStore } from '#features/direct-deposit/direct-deposit.store.ts';
import { toCents, toDollars } from '#money/dollars.ts';
import type { Simulation } from '#providers/simulation.ts';
import { simulatedStore } from './simulate.store.ts';
import { USUAL, type WorkedShift } from './simulate.ts';

const REFUSALS = {
  noCardAccount: { status: 404, code: 'card_account_not_found', error: 'Not found' },
  noDepositAccount: { status: 404, code: 'deposit_account_not_found', error: 'Not found' },
  noPayroll: {
    status: 422,
    code: 'payroll_not_linked',
    error: 'Nobody has told us who pays you. Link your payroll first.',
  },
  notWholeCents: invalidFields({ amount: ['This is not in whole cents.'] }),
  notArrived: {
    status: 503,
    code: 'provider_unavailable',
    error: 'The provider has done it and has not told us of it yet.',
  },
} satisfies Record<string, Refusal>;

/**
 * POST /simulate/transaction, /simulate/direct_deposit and /simulate/earnings, for demonstrations and tests: what happens
 * outside happens at the providers' imitation, and comes here as it always comes.
 */
export function simulateRoutes(
  app: Service,
  simulation: Simulation,
  { clock, database }: Context,
): void {
  const { findAccount, findPurchase, hasRecordedDeposit } = cardStore(database);
  const { find: findDepositAccount } = directDepositStore(database);
  const readPayday = async (userId: string) => {
    const now = clock.now();
    const situation = await readPaySituation(database, userId, now);
    return { as_of: now.toISOString(), ...paydayOf(situation, dayOf(now)) };
  };
  const { findPayrollAccount, findReadPayroll, findShift, hasReadPaystub } =
    simulatedStore(database);
  const arrives = (look: () => Promise<boolean>) =>
    arrival(async () => (await look()) || null, simulation.maxWaitMs);

  app.post(
    '/api/v1/simulate/transaction',
    {
      config: { access: 'member', demonstration: true },
      schema: { body: SimulateTransaction, response: { 201: CardTransaction } },
    },
    async (request, reply) => {
      const account = await findAccount(rejectImpersonation(request));
      const card = account?.cards.find(({ status }) => status === 'active') ?? account?.cards[0];
      if (!account || !card) return reply.refuse(REFUSALS.noCardAccount);
      const { amount = USUAL.amountDollars, merchant_name: merchantName = USUAL.merchantName } =
        request.body;
      const amountCents = wholeCents(amount);
      const holdId = await refusingProviderErrors(async () => {
        const hold = await simulation.authorize({
          cardId: card.issuerId,
          amountCents,
          merchantName,
        });
        if (hold.isApproved) await simulation.clear(hold.id, amountCents);
        return hold.id;
      });
      const purchase = await arrival(() => findPurchase(holdId), simulation.maxWaitMs);
      if (!purchase) return reply.refuse(REFUSALS.notArrived);
      return reply.code(201).send(wirePurchase(purchase, account));
    },
  );

  app.post(
    '/api/v1/simulate/direct_deposit',
    {
      config: { access: 'member', demonstration: true },
      schema: { body: SimulateDirectDeposit, response: { 200: DashboardPayday } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const account = await findDepositAccount(userId);
      if (!account) return reply.refuse(REFUSALS.noDepositAccount);
      const expected = (await readPayday(userId)).paycheck_amount || USUAL.payDollars;
      const amountCents = wholeCents(request.body.amount ?? expected);
      const payroll = await findReadPayroll(userId);
      // What she worked is not counted any more once the pay for it may be spent.
      const paystubId =
        payroll && (await refusingProviderErrors(() => simulation.payShifts(payroll, amountCents)));
      // Whatever its amount, it is a paycheck by its paystub.
      const isReported = async () => paystubId === null || hasReadPaystub(userId, paystubId);
      const isKnown = await arrives(isReported);
      const depositId = await refusingProviderErrors(() =>
        simulation.pay(account.issuerAccountId, amountCents),
      );
      const isIn = isKnown && (await arrives(() => hasRecordedDeposit(depositId)));
      if (!isIn) return reply.refuse(REFUSALS.notArrived);
      return reply.send(await readPayday(userId));
    },
  );

  app.post(
    '/api/v1/simulate/earnings',
    {
      config: { access: 'member', demonstration: true },
      schema: { body: SimulateEarnings, response: { 201: SimulatedShift } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const payroll = await findPayrollAccount(userId);
      if (payroll === null) return reply.refuse(REFUSALS.noPayroll);
      const { hours = USUAL.hours } = request.body;
      const providerShiftId = await refusingProviderErrors(() => simulation.work(payroll, hours));
      const shift = await arrival(() => findShift(userId, providerShiftId), simulation.maxWaitMs);
      if (!shift) return reply.refuse(REFUSALS.notArrived);
      return reply.code(201).send(toWire(userId, shift));
    },
  );
}

function wholeCents(dollars: number): number {
  try {
    return toCents(dollars);
  } catch {
    throw new RefusedError(REFUSALS.notWholeCents);
  }
}

const toWire = (userId: string, shift: WorkedShift): SimulatedShift => ({
  id: shift.id,
  user_id: userId,
  end_date: shift.endedOn,
  earnings: [{ amount: toDollars(shift.grossCents), hours: shift.minutes / 60 }],
});

const STEP_MS = 50;

/** Looks again and again until it is there; null when it is not in time. */
async function arrival<Found>(
  look: () => Promise<Found | null>,
  maxWaitMs: number,
): Promise<Found | null> {
  const until = performance.now() + maxWaitMs;
  for (;;) {
    const found = await look();
    if (found !== null || performance.now() >= until) return found;
    await pause(STEP_MS);
  }
}
