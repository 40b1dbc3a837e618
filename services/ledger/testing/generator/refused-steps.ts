import { newId } from '@reset/service-kit';
import { CODES } from '../../src/chart.ts';
import { clearingTransfers, holdTransfers, releaseTransfers } from '../../src/postings.ts';
import { depositTransfers } from '../../src/postings-of-deposits.ts';
import { someOccasion, unchanged, type StepMaker } from './world.ts';

/* What is not allowed, and what is nonsense: it changes nothing. */

const tooMuch: StepMaker = (world, member) => {
  const hold = world.random.oneOf([...member.holds, ...member.debits, ...member.forwards]);
  if (!hold) return null;
  const open = { pendingId: hold.id, leftCents: hold.left + 1 };
  const occasion = someOccasion(world.random);
  const more = { newId, amountCents: hold.left + 1, isFinal: false };
  return world.random.percent(50)
    ? unchanged(world, 'a cent too much', 'hold_not_open', clearingTransfers(occasion, open, more))
    : unchanged(
        world,
        'lets go of too much',
        'hold_not_open',
        releaseTransfers(occasion, open, { newId, code: CODES.holdExpired }),
      );
};

const over: StepMaker = (world, member) => {
  const hold = world.random.oneOf(member.ended);
  if (!hold) return null;
  const transfers = clearingTransfers(
    someOccasion(world.random),
    { pendingId: hold.id, leftCents: 1 },
    { newId, amountCents: 1, isFinal: world.random.percent(50) },
  );
  return unchanged(world, 'of a hold that is over', 'hold_not_open', transfers);
};

const nonsense: StepMaker = (world, member) => {
  const { random } = world;
  const good = depositTransfers(
    someOccasion(random),
    { fboCash: world.idOf('1020'), deposit: world.idOf(`2010 ${member.index}`) },
    { newId, amountCents: 100, of: 'directDeposit' },
  );
  const amountCents = random.oneOf([0, -1, -100, 0.5, Number.NaN, 2 ** 60]) ?? 0;
  const bad = good.map((transfer) => ({ ...transfer, id: newId(), amountCents }));
  return unchanged(world, `of ${amountCents}`, 'against_the_rules', [...good, ...bad]);
};

const nobodys: StepMaker = (world, member) => {
  const hold = { id: newId(), amountCents: 100, expiresAt: null };
  const accounts = { receivable: world.idOf(`1110 ${member.index}`), payable: 0n };
  const transfers = holdTransfers(someOccasion(world.random), { ...accounts, ...hold });
  return unchanged(world, 'of no account', 'no_such_account', transfers);
};

/** Deposits without the bank's money for them, or the other way round. */
const unbacked: StepMaker = (world, member) => {
  const good = depositTransfers(
    someOccasion(world.random),
    { fboCash: world.idOf('1010'), deposit: world.idOf(`2010 ${member.index}`) },
    { newId, amountCents: 100, of: 'directDeposit' },
  );
  return unchanged(world, 'unbacked', 'against_the_rules', good);
};

export const refusedSteps: readonly StepMaker[] = [tooMuch, over, nonsense, nobodys, unbacked];
