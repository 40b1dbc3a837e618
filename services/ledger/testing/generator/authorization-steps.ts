import { newId } from '@reset/service-kit';
import { CODES } from '../../src/chart.ts';
import { holdTransfers, reholdTransfers, releaseTransfers } from '../../src/postings.ts';
import { endHold, onAccounts, purchaseAccounts } from './purchase-accounts.ts';
import {
  keeping,
  posting,
  someOccasion,
  type AskedHold,
  type ModelMember,
  type StepMaker,
  type World,
} from './world.ts';

/* What happens to holds: each line of design/money.md's table beside what we post for it. */

/** Near the limit as often as anywhere. */
const someAmount = ({ random, model }: World, member: ModelMember) => {
  const room = (member.limit ?? 0) - model.owed(member.index);
  return room > 1 && random.percent(50) ? room + random.between(-1, 1) : random.between(1, 20_000);
};

const authorize: StepMaker = (world, member) => {
  const amount = someAmount(world, member);
  const { groupId, occurredAt, effectiveOn, actor, source } = someOccasion(world.random);
  const debit = `1110 ${member.index}`;
  const asked: AskedHold = {
    id: newId(),
    debit: String(world.idOf(debit)),
    amount,
    group_id: groupId,
    occurred_at: occurredAt,
    effective_on: effectiveOn,
    actor,
    source,
    expires_at: world.random.percent(80) ? '2026-12-01T00:00:00.000Z' : null,
  };
  const isWithin = member.limit !== null && world.model.owed(member.index) + amount <= member.limit;
  return {
    what: `authorize ${amount} of ${member.limit} for ${member.index}`,
    expected: () => (isWithin ? 'approved' : 'declined'),
    ask: async () => ((await world.raw.hold([asked]))[0]?.approved ? 'approved' : 'declined'),
    done: async (outcome) => {
      if (outcome !== 'approved') return;
      const id = String(asked['id']);
      const credit = await world.creditOf(id);
      world.model.attempt([{ debit, credit, pending: amount }]);
      member.holds.push({ id, left: amount, debit, credit });
      world.approved.push(asked);
    },
  };
};

/** The issuer approved it for us while we were away: no limit is asked. */
const standIn: StepMaker = (world, member) => {
  const { debit, credit, ...accounts } = purchaseAccounts(world, member);
  const [id, amountCents] = [newId(), world.random.between(1, 20_000)];
  const hold = { ...accounts, id, amountCents, expiresAt: null };
  return keeping(
    posting(
      world,
      'stand in',
      [{ debit, credit, pending: amountCents }],
      holdTransfers(someOccasion(world.random), hold),
    ),
    () => void member.holds.push({ id, left: amountCents, debit, credit }),
  );
};

const release: StepMaker = (world, member) => {
  const { random } = world;
  const hold = random.oneOf(member.holds);
  if (!hold) return null;
  const { debit, credit, left } = hold;
  const code =
    random.oneOf([CODES.holdExpired, CODES.holdReversed, CODES.holdEndedByStaff]) ??
    CODES.holdExpired;
  return keeping(
    posting(
      world,
      'release',
      [{ debit, credit, pending: -left }],
      releaseTransfers(
        someOccasion(random),
        { pendingId: hold.id, leftCents: left },
        { newId, code },
      ),
    ),
    () => endHold(member, hold),
  );
};

/** Asked for more, or for less. */
const rehold: StepMaker = (world, member) => {
  const hold = world.random.oneOf(member.holds);
  if (!hold) return null;
  const { debit, credit, left } = hold;
  const [id, amountCents] = [newId(), world.random.between(1, 2 * left)];
  const next = { ...onAccounts(world, hold), newId, id, amountCents, expiresAt: null };
  return keeping(
    posting(
      world,
      'hold another amount',
      [{ debit, credit, pending: amountCents - left }],
      reholdTransfers(someOccasion(world.random), { pendingId: hold.id, leftCents: left }, next),
    ),
    () => {
      endHold(member, hold);
      member.holds.push({ id, left: amountCents, debit, credit });
    },
  );
};

export const authorizationSteps: readonly StepMaker[] = [
  authorize,
  authorize,
  authorize,
  standIn,
  release,
  rehold,
];
