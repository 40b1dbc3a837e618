import { newId, ProviderError } from '@reset/service-kit';
import type { Debits } from '#providers/debits.ts';
import type { IncomingDeposits } from '#providers/incoming-deposits.ts';
import { answersOf, type CardWorld } from './card-world.ts';

/** The port to what that issuer debits at other banks. */
export function debitsOf(world: CardWorld): Debits {
  const { issuer } = world;
  const { once, telling } = answersOf(world);
  return {
    debit: telling('debit', ({ into, sourceId, amountCents, effectiveOn }, key) => {
      if (issuer.debitRefusal) throw new ProviderError('no', 'refused', issuer.debitRefusal);
      return once(key, () => {
        const debit = {
          id: newId(),
          status: 'pending' as const,
          settlesOn: effectiveOn,
          returnCode: null,
        };
        issuer.debits.push({ ...debit, key, amountCents, sourceId, accountId: into.accountId });
        return debit;
      });
    }),
    findSent: telling('findDebit', (key) => {
      const debit = issuer.debits.find((one) => one.key === key);
      return debit ? structuredClone(debit) : null;
    }),
    read: telling('readDebit', (id) => {
      const debit = issuer.debits.find((one) => one.id === id);
      if (!debit) throw new ProviderError('no such transfer', 'refused', '404');
      return structuredClone(debit);
    }),
    hadArrived: telling('hadArrived', ({ id }) => issuer.arrived.has(id)),
  };
}

/** The port to what comes in for deposit accounts of that issuer. */
export function incomingDepositsOf(world: CardWorld): IncomingDeposits {
  const { issuer } = world;
  const { telling } = answersOf(world);
  return {
    readDeposits: telling('readDeposits', (accountId, place) => {
      const all = issuer.deposits.filter((one) => one.accountId === accountId);
      return {
        items: structuredClone(
          all.filter(({ isReturned }, index) => isReturned || index >= Number(place)),
        ),
        unreadable: [...issuer.unreadable],
        place: String(Math.max(all.length - 1, 0)),
      };
    }),
    returnDeposit: telling('returnDeposit', (depositId) => {
      if (issuer.returnRefusal) throw new ProviderError('no', 'refused', issuer.returnRefusal);
      const deposit = issuer.deposits.find(({ id }) => id === depositId);
      if (!deposit) throw new ProviderError('no such deposit', 'refused', '404');
      deposit.isReturned = true;
    }),
  };
}
