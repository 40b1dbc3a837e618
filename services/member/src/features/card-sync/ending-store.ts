import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { dayOf } from '#calendar/calendar-date.ts';
import { changed, transfersFor } from '#purchases/purchase-changes.ts';
import { purchaseStore, type HeldAccount } from '#purchases/purchase-store.ts';
import type { Purchase } from '#purchases/purchases.ts';

/** What became of a hold that staff end: it is gone, there was none, or it had been ended so. */
export type Ended = 'ended' | 'ended_before' | 'nothing_held' | 'not_found';

const MOST = 200;

/** Holds that end without the issuer having said so, in the database. */
export const endingStore = (database: Knex) => ({
  /**
   * Lets go of holds whose time is over, each for itself.
   * @returns how many there were; as many again may be waiting
   */
  async endExpired(now: Date): Promise<number> {
    const due = await findExpired(database, now);
    const failed: unknown[] = [];
    for (const one of due) {
      await endOne(database, one, now).catch((error: unknown) => failed.push(error));
    }
    // One that cannot be ended keeps no other from it.
    if (failed.length > 0) throw failed[0];
    return due.length;
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
      const account = await purchases.holdAccount({ user_id: userId });
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

type Due = { id: string; card_account_id: string };

async function findExpired(database: Knex, now: Date): Promise<Due[]> {
  const { rows } = await database.raw<{ rows: Due[] }>(EXPIRED, { now, most: MOST });
  return rows;
}

// Nothing is locked yet: whoever changes purchases waits for the account first.
const EXPIRED = `
  SELECT t.id, t.card_account_id
    FROM ledger.hold h
    JOIN card_transaction t ON t.pending_id = h.pending_id AND t.held_cents > 0
   WHERE h.status = 'open' AND h.expires_at <= :now
   ORDER BY h.expires_at LIMIT :most
`;

const endOne = (database: Knex, { id, card_account_id }: Due, now: Date): Promise<void> =>
  database.transaction(async (transaction) => {
    const account = await purchaseStore(transaction, now).holdAccount({ id: card_account_id });
    if (account) await expire(transaction, { account, id, now });
  });

type Expiring = { account: HeldAccount; id: string; now: Date };

// Somebody else may have been first, or the hold may have become another meanwhile.
async function expire(transaction: Knex.Transaction, { account, id, now }: Expiring) {
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
  account: HeldAccount;
  purchase: Purchase;
  now: Date;
  why: 'expired' | 'ended_by_staff';
  actor: string;
  reason: string | null;
};

async function end(transaction: Knex.Transaction, ending: Ending): Promise<void> {
  const { account, purchase: before, now, why, actor, reason } = ending;
  const purchases = purchaseStore(transaction, now);
  const change = { kind: 'release' as const, why };
  const occasion = {
    groupId: newId(),
    occurredAt: now,
    effectiveOn: dayOf(now),
    actor,
    source: null,
  };
  const accounts = { ...account, payable: await purchases.payable(), newId };
  await purchases.record(account, {
    purchase: changed(before, change),
    transfers: transfersFor(occasion, before, change, accounts),
    event: {
      kind: why,
      amountCents: before.heldCents,
      source: `hold:${before.pendingId}`,
      reason,
      actor,
      occurredAt: now,
    },
  });
}
