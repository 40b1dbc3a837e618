import { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import {
  SimulatedShift,
  SimulateEarnings,
  SimulateTransaction,
} from '@reset/api-contract/member/simulate.ts';
import { RefusedError, type Refusal, type Service } from '@reset/service-kit';
import { wirePurchase, type CardAccount } from '#features/cards/cards.ts';
import { toCents, toDollars } from '#money/dollars.ts';
import { refusingProviderErrors } from '#providers/refusing-provider-errors.ts';
import type { Simulation } from '#providers/simulation.ts';
import type { Purchase } from '#purchases/purchases.ts';
import { inPerson } from '#viewing/in-person.ts';
import { arrival } from './arrival.ts';
import { USUAL, type WorkedShift } from './simulate.ts';

type Needs = {
  simulation: Simulation;
  findAccount(userId: string): Promise<CardAccount | null>;
  findPurchase(holdId: string): Promise<Purchase | null>;
  findPayrollAccount(userId: string): Promise<string | null>;
  findShift(userId: string, providerShiftId: string): Promise<WorkedShift | null>;
};

const REFUSALS = {
  noCardAccount: { status: 404, code: 'card_account_not_found', error: 'Not found' },
  noPayroll: {
    status: 422,
    code: 'payroll_not_linked',
    error: 'Nobody has told us who pays you. Link your payroll first.',
  },
  notWholeCents: {
    status: 422,
    code: 'invalid_request',
    error: 'Some fields are not right.',
    errors: { amount: ['This is not in whole cents.'] },
  },
  notHeardOf: {
    status: 503,
    code: 'provider_unavailable',
    error: 'The provider has done it and has not told us of it yet.',
  },
} satisfies Record<string, Refusal>;

/**
 * POST /simulate/transaction and /simulate/earnings, for demonstrations and tests: what happens
 * outside happens at the providers' imitation, and comes here as it always comes.
 */
export function registerSimulate(app: Service, needs: Needs): void {
  const { simulation } = needs;

  app.post(
    '/api/v1/simulate/transaction',
    {
      config: { access: 'member' },
      schema: { body: SimulateTransaction, response: { 201: CardTransaction } },
    },
    async (request, reply) => {
      const account = await needs.findAccount(inPerson(request));
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
      const purchase = await arrival(() => needs.findPurchase(holdId), simulation.longestWaitMs);
      if (!purchase) return reply.refuse(REFUSALS.notHeardOf);
      return reply.code(201).send(wirePurchase(purchase, account));
    },
  );

  app.post(
    '/api/v1/simulate/earnings',
    {
      config: { access: 'member' },
      schema: { body: SimulateEarnings, response: { 201: SimulatedShift } },
    },
    async (request, reply) => {
      const userId = inPerson(request);
      const payroll = await needs.findPayrollAccount(userId);
      if (payroll === null) return reply.refuse(REFUSALS.noPayroll);
      const { hours = USUAL.hours } = request.body;
      const providerShiftId = await refusingProviderErrors(() => simulation.work(payroll, hours));
      const shift = await arrival(
        () => needs.findShift(userId, providerShiftId),
        simulation.longestWaitMs,
      );
      if (!shift) return reply.refuse(REFUSALS.notHeardOf);
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
