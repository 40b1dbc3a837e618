import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import type { HoldRecord, PostedRecord } from '#providers/card-records.ts';
import { changed, transfersFor, type PurchaseChange } from '#purchases/purchase-changes.ts';
import { purchaseStore, type PurchaseEvent } from '#purchases/purchase-store.ts';
import type { Purchase } from '#purchases/purchases.ts';
import { alertAbove } from './alert-above-store.ts';
import { forDebit } from './for-debit.ts';
import { forHold } from './for-hold.ts';
import { purchaseOfDebit, purchaseOfHold } from './new-purchase.ts';
import { applyRefund } from './refund-store.ts';
import { suspend } from './suspense-store.ts';
import { ISSUER, occasionOf, type Alert, type Within } from './within-store.ts';

export type ApplyStore = ReturnType<typeof applyStore>;

type Needs = { database: Knex; clock: { now(): Date }; holdDays: number; alert: Alert };

/**
 * What the issuer recorded, brought into ours: one transaction for each record, under the lock of
 * the card account. A record that was brought in changes nothing when it comes again.
 */
export function applyStore({ database, clock, holdDays, alert }: Needs) {
  const within = (accountId: string, work: (held: Within) => Promise<void>) =>
    database.transaction(async (transaction) => {
      const purchases = purchaseStore(transaction, clock.now());
      const account = await purchases.holdAccount({ id: accountId });
      if (account) await work({ transaction, account, purchases, alert });
    });
  return {
    hold: (accountId: string, hold: HoldRecord): Promise<void> =>
      within(accountId, async (held) => {
        const cardId = await cardOf(held, hold.cardId);
        if (cardId === null) return alert('card_unknown', { hold: hold.id });
        const expiresAt = new Date(hold.occurredAt.getTime() + holdDays * DAY_MS);
        return applyHold(held, hold, { cardId, expiresAt });
      }),

    /** `hold` is the one that it takes from; `isLast` says that nothing more comes of that. */
    posted: (accountId: string, posted: PostedRecord, of: Hold): Promise<void> =>
      within(accountId, async (held) => {
        if (posted.amountCents === 0 || (await isDone(held, posted.id))) return;
        const cardId = await cardOf(held, posted.cardId);
        if (cardId === null) await suspend(held, posted);
        else if (posted.direction === 'credit') await applyRefund(held, posted);
        else await applyDebit(held, posted, { ...of, cardId });
      }),
  };
}

const DAY_MS = 86_400_000;

type Hold = { hold: HoldRecord | undefined; isLast: boolean };

async function applyHold(
  held: Within,
  hold: HoldRecord,
  { cardId, expiresAt }: { cardId: string; expiresAt: Date },
): Promise<void> {
  const found = await held.purchases.find({ authorization_id: hold.id });
  const step = forHold(found?.purchase ?? null, hold, { newId, expiresAt });
  if (step.kind === 'nothing') return;
  const read = { requestedCents: hold.authorizedCents, issuerUpdatedAt: hold.updatedAt };
  const before = { ...(found?.purchase ?? purchaseOfHold(hold, cardId)), ...read };
  if (step.kind === 'note') {
    await held.purchases.note(before);
    return;
  }
  const what = {
    ...occurrence(hold, hold.authorizedCents),
    // A hold that we know is changed as often as the issuer says.
    source: found ? `${hold.id}@${hold.updatedAt.toISOString()}:${hold.authorizedCents}` : hold.id,
    reason: hold.reason,
    kind: step.event,
  };
  const change = step.kind === 'change' ? step.change : null;
  await record(held, { before, change, what, read });
}

async function applyDebit(
  held: Within,
  posted: PostedRecord,
  { hold, isLast, cardId }: Hold & { cardId: string },
): Promise<void> {
  const { holdId } = posted;
  const found = holdId === null ? null : await held.purchases.find({ authorization_id: holdId });
  const step = forDebit(found?.purchase ?? null, posted, isLast);
  const before = found?.purchase ?? purchaseOfDebit(posted, hold, cardId);
  const what = { ...occurrence(posted, posted.amountCents), reason: null, kind: step.event };
  await record(held, { before, change: step.change, what, read: {} });
  if (step.event === 'force_posted') await alertAbove(held, posted.id);
}

type Recorded = {
  before: Purchase;
  change: PurchaseChange | null;
  what: PurchaseEvent;
  /** What was read of it beside. */
  read: Partial<Purchase>;
};

async function record(held: Within, { before, change, what, read }: Recorded): Promise<void> {
  const { account, purchases } = held;
  const payable = await purchases.payable();
  const accounts = { ...account, payable, newId };
  const occasion = occasionOf(what);
  const transfers = change ? transfersFor(occasion, before, change, accounts) : [];
  const after = change ? { ...changed(before, change), ...read } : before;
  await purchases.record(account, { purchase: after, transfers, event: what });
}

const occurrence = ({ id, occurredAt }: { id: string; occurredAt: Date }, amountCents: number) => ({
  amountCents,
  source: id,
  actor: ISSUER,
  occurredAt,
});

async function cardOf({ transaction, account }: Within, issuerId: string | null) {
  if (issuerId === null) return null;
  const known = { synctera_card_id: issuerId, card_account_id: account.id };
  return (await transaction('card').where(known).first('id'))?.id ?? null;
}

// An event where it changed a purchase; else the first transfer bears the entry's own id.
async function isDone({ transaction }: Within, id: string): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: { done: boolean }[] }>(
    `SELECT EXISTS (SELECT FROM card_event WHERE source = :id)
         OR EXISTS (SELECT FROM ledger.transfer WHERE id = (:id)::uuid) AS done`,
    { id },
  );
  return rows[0]?.done ?? false;
}
