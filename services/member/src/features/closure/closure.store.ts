import type {
  ClosureObstacle,
  MemberClosure,
  MemberClosureOutlook,
} from '@reset/api-contract/member/closure.ts';
import type { AddJob, Database, Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { linkingStore } from '#features/banks/banks.store.ts';
import { cardStore, closeCardAccount, endSchedules } from '#features/cards/cards.store.ts';
import { NOTHING_SET } from '#features/limits/limits.ts';
import { endLimit, limitConfigStore } from '#features/limits/limits.store.ts';
import { payrollLinkStore } from '#features/payroll/payroll.store.ts';
import { endPush } from '#features/push/push.store.ts';
import { toDollars } from '#money/dollars.ts';
import { ERASED_WITH_RECORDS, eraseRecords } from './erase-closed.store.ts';

/** Why a member's account stays open. */
export type ClosureRefusal = ClosureObstacle['reason'];

/**
 * Why her account cannot be closed now; null where it can. It stays so until the transaction ends:
 * her account is locked, and nothing is bought, paid or sent meanwhile.
 */
export async function whyNotClosable(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<ClosureRefusal | null> {
  await cardStore(transaction).lockOutstandingCents(userId);
  const [first] = await obstaclesTo(transaction, userId, now);
  return first?.reason ?? null;
}

/** All that stands against closing her account, as it is at this moment. */
async function obstaclesTo(
  database: Database,
  userId: string,
  now: Date,
): Promise<ClosureObstacle[]> {
  const cards = cardStore(database);
  const owedCents = await cards.outstandingCents(userId);
  const heldCents = await cards.depositCents(userId);
  const { rows } = await database.raw<{ rows: [{ under_way: boolean; disputed: boolean }] }>(
    UNDER_WAY,
    { userId, today: dayOf(now) },
  );
  const [{ under_way: isUnderWay, disputed: isDisputed }] = rows;
  const obstacles: [ClosureRefusal, boolean, number | null][] = [
    ['money_owed', owedCents !== 0, toDollars(owedCents)],
    ['money_held', heldCents !== 0, toDollars(heldCents)],
    ['money_under_way', isUnderWay, null],
    ['dispute_open', isDisputed, null],
  ];
  return obstacles.filter(([, isSo]) => isSo).map(([reason, , amount]) => ({ reason, amount }));
}

/** A debit that may still come back is on its way as well. */
const UNDER_WAY = `
  SELECT EXISTS (SELECT FROM card_account c JOIN debit d ON d.card_account_id = c.id
                  WHERE c.user_id = :userId
                    AND (d.status IN ('reserved', 'sent')
                         OR (d.status = 'settled' AND d.counts_from > :today)))
      OR EXISTS (SELECT FROM card_account c JOIN payout p ON p.card_account_id = c.id
                  WHERE c.user_id = :userId AND p.status IN ('reserved', 'sent')) AS under_way,
         EXISTS (SELECT FROM card_account c JOIN dispute d ON d.card_account_id = c.id
                  WHERE c.user_id = :userId AND d.state IN ('open', 'provisional')) AS disputed
`;

type Closing = { userId: string; now: Date };

/** What ends with an account, in words for its member. */
export const ENDINGS: readonly {
  what: string;
  end: (transaction: Transaction, addJob: AddJob, closing: Closing) => Promise<unknown>;
}[] = [
  {
    what: 'Your spending limit',
    async end(transaction, _addJob, { userId }) {
      const configs = limitConfigStore(transaction);
      await configs.put(userId, {
        ...((await configs.find(userId)) ?? NOTHING_SET),
        isMuted: true,
      });
      await endLimit(transaction, userId);
    },
  },
  {
    what: 'The link to your bank, with what we read there',
    async end(transaction, addJob, { userId, now }) {
      // By them her bank would be debited.
      await endSchedules(transaction, userId, now);
      await linkingStore(transaction, addJob).unlink(userId, now, { isMailed: false });
    },
  },
  {
    what: 'The link to your payroll, with what we read there',
    end: (transaction, addJob, { userId, now }) =>
      payrollLinkStore(transaction, addJob).unlink(userId, now),
  },
  {
    what: 'Your cards, and your direct deposits: pay and refunds that come later go back to who sent them',
    end: closeCardAccount,
  },
  {
    what: 'Notifications on your devices',
    end: (transaction, _addJob, { userId }) => endPush(transaction, userId),
  },
];

/**
 * Nothing is bought from now on, nothing is read of her bank and her payroll, and her cards end at
 * the issuer once the transaction is committed. Where no record of money has to be kept, nothing else
 * of hers is.
 */
export async function close(
  transaction: Transaction,
  addJob: AddJob,
  closing: Closing,
): Promise<MemberClosure> {
  for (const { end } of ENDINGS) await end(transaction, addJob, closing);
  const { userId, now } = closing;
  const closed = { user_id: userId, closed_at: now };
  await transaction('closed_member').insert(closed).onConflict('user_id').ignore();
  const kept = await keptFor(transaction, userId);
  if (kept.length === 0) await eraseRecords(transaction, { accounts: [], members: [userId] });
  return { kept_for: kept };
}

async function keptFor(database: Database, userId: string): Promise<MemberClosure['kept_for']> {
  const records = await cardStore(database).findRecords(userId);
  return [
    ...(records.card_account === 'none' ? [] : (['card_account'] as const)),
    ...(records.has_transactions ? (['transaction'] as const) : []),
  ];
}

/** What closing her account would do at this moment. */
export const closureOutlook = async (
  database: Database,
  userId: string,
  now: Date,
): Promise<MemberClosureOutlook> => ({
  settle_first: await obstaclesTo(database, userId, now),
  ends: ENDINGS.map(({ what }) => what),
  kept_for: await keptFor(database, userId),
  erased_with_records: ERASED_WITH_RECORDS.map(({ what }) => what),
  stays: STAYS,
});

/** What nothing of names her, and is never erased. */
export const STAYS = ['What was bought, paid and booked, under a number and without your name'];
