import Type from 'typebox';
import { callProvider, ProviderError } from '@reset/service-kit';
import type { Simulation } from '#providers/simulation.ts';
import { type Synctera, tellSynctera } from './ask-synctera.ts';

const SIMULATIONS = '/cards/transaction_simulations';

const Held = Type.Object({
  data: Type.Object({ transaction_id: Type.String(), status: Type.String() }),
});
const Paid = Type.Object({ uuid: Type.String() });
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
    const { uuid } = await callProvider(Paid, `${sandboxUrl}/control/synctera/deposits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account_id: accountId, amount: amountCents, sender: 'PAYROLL' }),
    });
    return uuid;
  },

  async work(accountId, hours) {
    if (!/^[\w-]+$/.test(accountId)) throw new ProviderError('That is no account id', 'refused');
    const { shift } = await callProvider(
      Worked,
      `${sandboxUrl}/control/pinwheel/accounts/${accountId}/shifts`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ hours }),
      },
    );
    return shift.id;
  },
});
