import { newId } from '@reset/service-kit';
import { CODES } from '../../src/chart.ts';
import type { Transfer } from '../../src/transfers.ts';
import { unchanged, type StepMaker } from './world.ts';

/* What was done before: it changes nothing, and with anything else in it it is refused. */

const replay: StepMaker = (world) => {
  const again = world.random.oneOf(world.made);
  return again ? unchanged(world, 'once more', 'exists', again) : null;
};

const replayHold: StepMaker = (world) => {
  const again = world.random.oneOf(world.approved);
  if (!again) return null;
  return {
    what: 'authorize once more',
    expected: () => 'approved',
    ask: async () => ((await world.raw.hold([again]))[0]?.approved ? 'approved' : 'declined'),
  };
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

/** One of those that were made, changed; with new ids for the others it would be half a replay. */
const conflict: StepMaker = (world) => {
  const made = world.random.oneOf(world.made);
  const change = world.random.oneOf(CHANGES);
  if (!made || !change) return null;
  const which = world.random.between(0, made.length - 1);
  const changed = made.map((transfer, index) =>
    index === which ? ({ ...transfer, ...change(transfer) } as Transfer) : transfer,
  );
  return unchanged(world, `once more, with another ${String(change)}`, 'conflict', changed);
};

/** The same id for another member's money. */
const anothers: StepMaker = (world, member) => {
  const made = world.random.oneOf(world.made);
  const other = world.idOf(`1110 ${(member.index + 1) % world.members.length}`);
  const mine = world.idOf(`1110 ${member.index}`);
  const changed = made?.map((transfer) => ({
    ...transfer,
    ...('debit' in transfer && transfer.debit === mine ? { debit: other } : {}),
    ...('credit' in transfer && transfer.credit === mine ? { credit: other } : {}),
  }));
  if (!made || !changed || JSON.stringify(changed, asText) === JSON.stringify(made, asText)) {
    return null;
  }
  return unchanged(world, "once more, of another's money", 'conflict', changed);
};
const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);

const reopen: StepMaker = (world, member) => ({
  what: 'open the accounts again',
  expected: () => 'exists',
  ask: async () => {
    const { receivable, deposit } = await world.store.openMember(member.userId);
    const isSame =
      receivable === world.idOf(`1110 ${member.index}`) &&
      deposit === world.idOf(`2010 ${member.index}`);
    return isSame ? 'exists' : 'posted';
  },
});

const setLimit: StepMaker = (world, member) => {
  const cents = world.random.percent(10) ? 0 : world.random.between(0, 60_000);
  const isSame = member.limit === cents;
  return {
    what: `limit ${cents} for ${member.index}`,
    expected: () => (isSame ? 'exists' : 'posted'),
    ask: async () => {
      const limits = [{ userId: member.userId, cents }];
      return (await world.store.setCreditLimits(limits)) === 1 ? 'posted' : 'exists';
    },
    done: () => {
      member.limit = cents;
    },
  };
};

export const repeatedSteps: readonly StepMaker[] = [
  replay,
  replay,
  replayHold,
  conflict,
  conflict,
  anothers,
  reopen,
  setLimit,
  setLimit,
];
