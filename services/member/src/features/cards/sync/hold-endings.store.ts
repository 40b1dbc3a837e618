import type { Database, Transaction } from '@reset/service-kit';
import { type LockedAccount, purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import type { Purchase } from '#features/cards/purchases/purchases.ts';

/** What became of a hold that staff end: it is gone, there was none, or they had ended it before. */
export type Ended = 'ended' | 'ended_before' | 'nothing_held' | 'not_found';

const MAX_HOLDS = 200;

/** Holds that end without a record of the issuer, in the database. */
export const holdEndingStore = (database: Database) => ({
  /**
   * Lets go of holds whose time is over, each for itself.
   * @returns how many there were; as many again may be waiting
   */
  async endExpired(now: Date): Promise<number> {
    const expired = await findExpired(database, now);
    const failed: unknown[] = [];
    for (const one of expired) {
      await endOne(database, one, now).catch((error: unknown) => failed.push(error));
    }
    // One that cannot be ended keeps no other from it.
    if (failed.length > 0) throw failed[0];
    return expired.length;
  },

  /** Lets go of what is held for a purchase, for staff and the reason that they give. */
  endByStaff: (
    userId: string,
    id: string,
    by: { actorId: string; reason: string; now: Date },
  ): Promise<Ended> =>
    database.transaction(async (transaction) => {
      const { now } = by;
      const purchases = purchaseStore(transaction, now);
      const account = await purchases.lockAccount({ user_id: userId });
      const found = await purchases.find({ id });
      if (!account || found?.accountId !== account.id) return 'not_found';
      const { purchase } = found;
      if (purchase.customerState === 'manually_expired') return 'ended_before';
      if (purchase.heldCents === 0) return 'nothing_held';
      await end(transaction, {
        account,
        purchase,
        now,
        why: 'ended_by_staff',
        actor: `staff:${by.actorId}`,
        reason: by.reason,
      });
      return 'ended';
    }),
});

type ExpiredHold = { id: string; card_account_id: string };

async function findExpired(database: Database, now: Date): Promise<ExpiredHold[]> {
  const { rows } = await database.raw<{ rows: ExpiredHold[] }>(EXPIRED, { now, max: MAX_HOLDS });
  return rows;
}

// Nothing is locked yet: whoever changes purchases waits for the account first.
const EXPIRED = `
  SELECT t.id, t.card_account_id
    FROM ledger.hold h
    JOIN card_transaction t ON t.pending_id = h.pending_id AND t.held_cents > 0
   WHERE h.status = 'open' AND h.expires_at <= :now
   ORDER BY h.expires_at LIMIT :max
`;

const endOne = (
  database: Database,
  { id, card_account_id }: ExpiredHold,
  now: Date,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const account = await purchaseStore(transaction, now).lockAccount({ id: card_account_id });
    if (account) await expire(transaction, { account, id, now });
  });

type Expiring = { account: LockedAccount; id: string; now: Date };

// Somebody else may have been first, or the hold may have become another meanwhile.
async function expire(transaction: Transaction, { account, id, now }: Expiring) {
  const found = await purchaseStore(transaction, now).find({ id });
  const purchase = found?.purchase;
  if (!purchase || purchase.heldCents === 0) return;
  const hold = await transaction('ledger.hold')
    .where({ pending_id: purchase.pendingId, status: 'open' })
    .where('expires_at', '<=', now)
    .first('pending_id');
  if (!hold) return;
  await end(transaction, { account, purchase, now, why: 'expired', actor: 'expiry', reason: null });
}

type Ending = {
  account: LockedAccount;
  purchase: Purchase;
  now: Date;
  why: 'expired' | 'ended_by_staff';
  actor: string;
  reason: string | null;
};

async function end(transaction: Transaction, ending: Ending): Promise<void> {
  const { account, purchase: before, now, why, actor, reason } = ending;
  const purchases = purchaseStore(transaction, now);
  await purchases.applyChange(account, {
    before,
    change: { kind: 'release', why },
    event: {
      kind: why,
      amountCents: before.heldCents,
      source: `hold:${before.pendingId}`,
      reason,
      actor,
      occurredAt: now,
    },
    source: null,
  });
}
