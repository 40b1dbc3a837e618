import { newId } from '@reset/service-kit';
import {
  forwardRefusedTransfers,
  forwardReturnedTransfers,
  forwardSettledTransfers,
  forwardTransfers,
} from '../../src/postings-of-deposits.ts';
import { depositAccounts, someOfDeposit } from './deposit-accounts.ts';
import { keeping, posting, someOccasion, takenFrom, type StepMaker } from './world.ts';

/* What happens to deposits on their way to a member's bank. */

const forward: StepMaker = (world, member) => {
  const [id, amountCents] = [newId(), someOfDeposit(world, member)];
  const [debit, credit] = [`2010 ${member.index}`, '2030'];
  return keeping(
    posting(
      world,
      'forward the remainder',
      [{ debit, credit, pending: amountCents }],
      forwardTransfers(someOccasion(world.random), depositAccounts(world, member), {
        id,
        amountCents,
      }),
    ),
    () => member.forwards.push({ id, left: amountCents, debit, credit }),
  );
};

const arrive: StepMaker = (world, member) => {
  const sent = takenFrom(world.random, member.forwards);
  if (!sent) return null;
  const amountCents = sent.left;
  return keeping(
    posting(
      world,
      'what was forwarded arrives',
      [
        { debit: sent.debit, credit: '2030', pending: -amountCents, posted: amountCents },
        { debit: '2030', credit: '1020', posted: amountCents },
      ],
      forwardSettledTransfers(
        someOccasion(world.random),
        { pendingId: sent.id, amountCents },
        { ...depositAccounts(world, member), newId },
      ),
    ),
    () => {
      member.arrived.push(amountCents);
      member.ended.push({ ...sent, left: 0 });
    },
  );
};

const refuse: StepMaker = (world, member) => {
  const sent = takenFrom(world.random, member.forwards);
  if (!sent) return null;
  return keeping(
    posting(
      world,
      'what was forwarded is refused',
      [{ debit: sent.debit, credit: '2030', pending: -sent.left }],
      forwardRefusedTransfers(
        someOccasion(world.random),
        { pendingId: sent.id, amountCents: sent.left },
        { newId },
      ),
    ),
    () => member.ended.push({ ...sent, left: 0 }),
  );
};

const comeBack: StepMaker = (world, member) => {
  const amountCents = takenFrom(world.random, member.arrived);
  if (amountCents === undefined) return null;
  return posting(
    world,
    'what had arrived comes back',
    [{ debit: '1020', credit: `2010 ${member.index}`, posted: amountCents }],
    forwardReturnedTransfers(someOccasion(world.random), depositAccounts(world, member), {
      newId,
      amountCents,
    }),
  );
};

export const forwardSteps: readonly StepMaker[] = [forward, forward, arrive, refuse, comeBack];
