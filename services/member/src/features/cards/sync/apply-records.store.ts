import { type AddJob, newId, type Clock, type Database } from '@reset/service-kit';
import { wasFrozen } from '#features/cards/freezing/card-freeze.store.ts';
import type { Purchase } from '#features/cards/purchases/purchases.ts';
import { purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import type { HoldRecord, PostedRecord } from '#providers/card-records.ts';
import { alertRefundsAbove, applyRefund, suspend } from './apply-refund.store.ts';
import { purchaseOfDebit, purchaseOfHold } from './new-purchase.ts';
import { type Alert, caseStore } from './cases.store.ts';
import { ISSUER, type RecordScope } from './record-scope.ts';
import { forDebit, forHold } from './records.ts';

type Deps = {
  database: Database;
  clock: Clock;
  holdDays: number;
  alert: Alert;
  add: AddJob;
};

/**
 * What the issuer recorded, brought into ours: one transaction for each record, under the lock of
 * the card account. A record that was brought in changes nothing when it comes again.
 */
export function applyStore({ database, clock, holdDays, alert, add }: Deps) {
  const within = (accountId: string, work: (scope: RecordScope) => Promise<void>) =>
    database.transaction(async (transaction) => {
      const now = clock.now();
      const purchases = purchaseStore(transaction, now);
      const account = await purchases.lockAccount({ id: accountId });
      const { open: openCase } = caseStore(transaction, { accountId, now, alert });
      if (account) await work({ transaction, account, purchases, now, add, openCase });
    });
  return {
    hold: (accountId: string, hold: HoldRecord): Promise<void> =>
      within(accountId, async (scope) => {
        const cardId = await cardOf(scope, hold.cardId);
        if (cardId === null) return scope.openCase({ kind: 'card_unknown', subject: hold.id });
        const expiresAt = new Date(hold.occurredAt.getTime() + holdDays * DAY_MS);
        return applyHold(scope, hold, { cardId, expiresAt });
      }),

    /** `hold` is the one that it takes from; `isLast` says that nothing more comes of that. */
    posted: (accountId: string, posted: PostedRecord, of: Hold): Promise<void> =>
      within(accountId, async (scope) => {
        if (posted.amountCents === 0 || (await isDone(scope, posted.id))) return;
        const cardId = await cardOf(scope, posted.cardId);
        if (cardId === null) await suspend(scope, posted);
        else if (posted.direction === 'credit') await applyRefund(scope, posted);
        else await applyDebit(scope, posted, { ...of, cardId });
      }),
  };
}

const DAY_MS = 86_400_000;

type Hold = { hold: HoldRecord | undefined; isLast: boolean };

async function applyHold(
  scope: RecordScope,
  hold: HoldRecord,
  { cardId, expiresAt }: { cardId: string; expiresAt: Date },
): Promise<void> {
  const found = await scope.purchases.find({ authorization_id: hold.id });
  const step = forHold(found?.purchase ?? null, hold, { newId, expiresAt });
  if (step.kind === 'nothing') return;
  const read = { requestedCents: hold.authorizedCents, issuerUpdatedAt: hold.updatedAt };
  const before = { ...(found?.purchase ?? (await newPurchase(scope, hold, cardId))), ...read };
  if (step.kind === 'note_read') {
    await scope.purchases.noteRead(before);
    return;
  }
  const event = {
    ...occurrence(hold, hold.authorizedCents),
    // A hold that we know is changed as often as the issuer says.
    source: found ? `${hold.id}@${hold.updatedAt.toISOString()}:${hold.authorizedCents}` : hold.id,
    reason: hold.reason,
    kind: step.event,
  };
  const { account, purchases } = scope;
  if (step.kind === 'record_late') await purchases.record(account, { purchase: before, event });
  else {
    const { change } = step;
    const applied = { before, change, event, source: event.source, read };
    await alertRefundsAbove(scope, await purchases.applyChange(account, applied));
  }
}

/** What the issuer declines by itself while her cards are frozen is declined for that. */
async function newPurchase(
  { transaction, account }: RecordScope,
  hold: HoldRecord,
  cardId: string,
): Promise<Purchase> {
  const purchase = purchaseOfHold(hold, cardId);
  return purchase.declineReason === 'CARD_NOT_ACTIVE' &&
    (await wasFrozen(transaction, account.id, hold.occurredAt))
    ? { ...purchase, declineReason: 'CARD_FROZEN' }
    : purchase;
}

async function applyDebit(
  scope: RecordScope,
  posted: PostedRecord,
  { hold, isLast, cardId }: Hold & { cardId: string },
): Promise<void> {
  const { holdId } = posted;
  const found = holdId === null ? null : await scope.purchases.find({ authorization_id: holdId });
  const step = forDebit(found?.purchase ?? null, posted, isLast);
  const before = found?.purchase ?? purchaseOfDebit(posted, hold, cardId);
  const { change } = step;
  const event = { ...occurrence(posted, posted.amountCents), reason: null, kind: step.event };
  const applied = { before, change, event, source: posted.id };
  await alertRefundsAbove(scope, await scope.purchases.applyChange(scope.account, applied));
  if (step.event === 'force_posted') await alertAbove(scope, posted.id);
}

const occurrence = ({ id, occurredAt }: { id: string; occurredAt: Date }, amountCents: number) => ({
  amountCents,
  source: id,
  actor: ISSUER,
  occurredAt,
});

async function cardOf({ transaction, account }: RecordScope, issuerId: string | null) {
  if (issuerId === null) return null;
  const known = { synctera_card_id: issuerId, card_account_id: account.id };
  return (await transaction('card').where(known).first('id'))?.id ?? null;
}

// An event where it changed a purchase; else the first transfer bears the entry's own id.
async function isDone({ transaction }: RecordScope, id: string): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: { done: boolean }[] }>(
    `SELECT EXISTS (SELECT FROM card_event WHERE source = :id)
         OR EXISTS (SELECT FROM ledger.transfer WHERE id = (:id)::uuid) AS done`,
    { id },
  );
  return rows[0]?.done ?? false;
}

/** Alerts when a member owes more than her limit: the merchant has the money already. */
async function alertAbove(
  { transaction, account, openCase }: RecordScope,
  subject: string,
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { above: bigint }[] }>(ABOVE, [
    String(account.receivable),
  ]);
  const aboveCents = Number(rows[0]?.above ?? 0);
  if (aboveCents <= 0) return;
  const kind = 'force_post_above_limit';
  await openCase({ kind, subject, detail: { above_cents: aboveCents } });
}

const ABOVE = `
  SELECT debits_posted + debits_pending - credits_posted - coalesce(credit_limit, 0) AS above
    FROM ledger.account WHERE id = ?
`;
