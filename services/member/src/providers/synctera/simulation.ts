import Type, { type Static, type TSchema } from 'typebox';
import { callProvider, ProviderError } from '@reset/service-kit';
import type { Simulation } from '#providers/simulation.ts';
import { type Synctera, tellSynctera } from './ask-synctera.ts';

const SIMULATIONS = '/cards/transaction_simulations';

const Held = Type.Object({
  data: Type.Object({ transaction_id: Type.String(), status: Type.String() }),
});
const Paid = Type.Object({ uuid: Type.String() });
const Reported = Type.Object({ paystub: Type.Object({ id: Type.String() }) });
const Worked = Type.Object({ shift: Type.Object({ id: Type.String() }) });

type Deps = {
  synctera: Synctera;
  /** Where the providers' imitation answers. */
  sandboxUrl: string;
};

/** Synctera's own simulations, and what the sandbox adds to a payroll on request. */
export const sandboxSimulation = ({ synctera, sandboxUrl }: Deps): Simulation => ({
  maxWaitMs: 10_000,

  async authorize({ cardId, amountCents, merchantName }) {
    const { data } = await tellSynctera(synctera, Held, {
      path: `${SIMULATIONS}/authorization`,
      body: {
        card_id: cardId,
        amount: amountCents,
        mid: 'simulated',
        card_acceptor: { name: merchantName },
      },
    });
    return { id: data.transaction_id, isApproved: data.status === 'PENDING' };
  },

  async clear(holdId, amountCents) {
    await tellSynctera(synctera, Type.Object({}), {
      path: `${SIMULATIONS}/clearing`,
      body: { original_transaction_id: holdId, amount: amountCents },
    });
  },

  async pay(accountId, amountCents) {
    const { uuid } = await tellSandbox(Paid, `${sandboxUrl}/control/synctera/deposits`, {
      account_id: accountId,
      amount: amountCents,
      sender: 'PAYROLL',
    });
    return uuid;
  },

  async payShifts(accountId, netCents) {
    const body = { net_cents: netCents };
    const { paystub } = await tellPayroll(Reported, { sandboxUrl, accountId, what: 'pay', body });
    return paystub.id;
  },

  async work(accountId, hours) {
    const body = { hours };
    const { shift } = await tellPayroll(Worked, { sandboxUrl, accountId, what: 'shifts', body });
    return shift.id;
  },
});

type Told = { sandboxUrl: string; accountId: string; what: 'pay' | 'shifts'; body: object };

async function tellPayroll<Answer extends TSchema>(
  answer: Answer,
  { sandboxUrl, accountId, what, body }: Told,
): Promise<Static<Answer>> {
  if (!/^[\w-]+$/.test(accountId)) throw new ProviderError('That is no account id', 'refused');
  const account = `${sandboxUrl}/control/pinwheel/accounts/${accountId}`;
  return tellSandbox(answer, `${account}/${what}`, body);
}

const tellSandbox = <Answer extends TSchema>(answer: Answer, url: string, body: object) =>
  callProvider(answer, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
