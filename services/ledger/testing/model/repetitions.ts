import { newId } from '@reset/service-kit';
import { CODES } from '../../src/chart.ts';
import type { Transfer } from '../../src/transfers.ts';
import { changesNothing, type Operation } from './operation.ts';

/* What was done before: it changes nothing, and with anything else in it it is refused. */

const repeat: Operation = ({ model, oneOf }) => {
  const transfers = oneOf(model.posted);
  return transfers && changesNothing('exists', transfers);
};

const repeatAuthorization: Operation = ({ model, oneOf }) => {
  const hold = oneOf(model.approved);
  return (
    hold && {
      expected: 'approved',
      ask: async ({ raw }) => ((await raw.hold([hold]))[0]?.approved ? 'approved' : 'declined'),
    }
  );
};

const CHANGES: readonly ((transfer: Transfer) => Partial<Transfer>)[] = [
  ({ amountCents }) => ({ amountCents: amountCents + 1 }),
  () => ({ groupId: newId() }),
  () => ({ occurredAt: new Date('2027-01-01T00:00:00Z') }),
  () => ({ effectiveOn: '2027-01-01' }),
  () => ({ actor: 'somebody else' }),
  ({ source }) => ({ source: source === null ? newId() : null }),
  ({ code }) => ({ code: code === CODES.clearing ? CODES.forcePost : CODES.clearing }),
];

/** One of the transfers that were made together is changed. */
const repeatChanged: Operation = ({ model, oneOf }) => {
  const transfers = oneOf(model.posted);
  const one = transfers && oneOf(transfers);
  const change = oneOf(CHANGES);
  if (!one || !change) return undefined;
  const changed = transfers.map((each) =>
    each === one ? ({ ...each, ...change(each) } as Transfer) : each,
  );
  return changesNothing('conflict', changed);
};

/** The same ids for another member's money. */
const repeatForAnother: Operation = ({ model, member, accounts, oneOf }) => {
  const other = model.idOf(`receivable ${(member.index + 1) % model.members.length}`);
  const { receivable } = accounts;
  const isHers = (transfer: Transfer) =>
    'debit' in transfer && [transfer.debit, transfer.credit].includes(receivable);
  const transfers = oneOf(model.posted.filter((one) => one.some(isHers)));
  if (!transfers) return undefined;
  const swap = (id: bigint) => (id === receivable ? other : id);
  const changed = transfers.map((each) =>
    'debit' in each ? { ...each, debit: swap(each.debit), credit: swap(each.credit) } : each,
  );
  return changesNothing('conflict', changed);
};

const reopenMember: Operation = ({ member, accounts }) => ({
  expected: 'exists',
  async ask({ store }) {
    const { receivable, deposit } = await store.openMember(member.userId);
    const isSame = receivable === accounts.receivable && deposit === accounts.deposit;
    return isSame ? 'exists' : 'posted';
  },
});

/** The same limit as often as another one. */
const setLimit: Operation = ({ member, cents, flag }) => {
  const limitCents = flag ? (member.limitCents ?? cents) : 3 * cents;
  return {
    expected: limitCents === member.limitCents ? 'exists' : 'posted',
    async ask({ store }) {
      const limits = [{ userId: member.userId, cents: limitCents }];
      return (await store.setCreditLimits(limits)) === 1 ? 'posted' : 'exists';
    },
    remember() {
      member.limitCents = limitCents;
    },
  };
};

/** With how often each is chosen. */
export const repetitions: Record<string, [Operation, weight: number]> = {
  repeat: [repeat, 2],
  repeatAuthorization: [repeatAuthorization, 1],
  repeatChanged: [repeatChanged, 2],
  repeatForAnother: [repeatForAnother, 1],
  reopenMember: [reopenMember, 1],
  setLimit: [setLimit, 3],
};
