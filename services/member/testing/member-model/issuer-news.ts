import { readDebits } from './debits-of-model.ts';
import { absorb } from './disputes-of-model.ts';
import { book, type IssuerHold, type MemberModel } from './member-model.ts';
import { credit, readPayouts } from './payouts-of-model.ts';

/** The issuer's news are read: what was posted in its order, how the holds and the payouts stand. */
export function readNews(model: MemberModel): void {
  const { holds, posted } = model;
  for (const { id, at, cents, holdId, refundOf } of model.unread) {
    if (refundOf === undefined) {
      const purchase = holdId ?? id;
      const boughtAt = holds.get(purchase)?.at ?? at;
      book(model, { kind: 'clear', id: purchase, at: boughtAt, cents }, at);
      posted.set(id, purchase);
    } else readRefund(model, { at, cents, of: posted.get(refundOf ?? '') ?? holdId });
  }
  model.unread = [];
  for (const hold of holds.values()) {
    if (!hold.isRecorded) continue;
    book(model, { kind: 'hold', id: hold.id, at: hold.at, cents: heldOf(model, hold) });
    hold.isRead = true;
  }
  readPayouts(model);
  readDebits(model);
  book(model, { kind: 'use_deposit' });
}

type Refund = { at: number; cents: number; of: string | null };

/** What takes the place of a dispute's credit is nobody's; the rest pays, or is hers. */
function readRefund(model: MemberModel, { at, cents, of }: Refund): void {
  const { account, refunded } = model;
  const before = account.depositCents();
  const absorbed = of === null ? 0 : absorb(model, of, cents);
  book(model, { kind: 'refund', of, cents: cents - absorbed }, at);
  if (of !== null) refunded.set(of, (refunded.get(of) ?? 0) + cents);
  if (account.depositCents() > before) credit(model, at);
}

/** What an issuer's hold holds: nothing once it has ended, or once we ended it at that amount. */
function heldOf({ account }: MemberModel, hold: IssuerHold): number {
  if (hold.status !== 'open' || hold.endedAtCents === hold.authorizedCents) return 0;
  return Math.max(0, hold.authorizedCents - account.postedCents(hold.id));
}

/** Holds whose time is over are let go of. */
export function endExpired(model: MemberModel): void {
  const { account, holds, now } = model;
  for (const hold of holds.values()) {
    if (hold.expiresAt > now || account.heldCents(hold.id) === 0) continue;
    book(model, { kind: 'hold', id: hold.id, at: hold.at, cents: 0 });
    hold.endedAtCents = hold.authorizedCents;
  }
}
