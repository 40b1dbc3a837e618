import type { IssuerHold, MemberModel } from './member-model.ts';
import { credit, readPayouts } from './payouts-of-model.ts';

/** The issuer's news are read: what was posted in its order, how the holds and the payouts stand. */
export function readNews(model: MemberModel): void {
  const { account, holds, posted } = model;
  for (const { id, at, cents, holdId, refundOf } of model.unread) {
    if (refundOf === undefined) {
      const purchase = holdId ?? id;
      account.apply({ kind: 'clear', id: purchase, at: holds.get(purchase)?.at ?? at, cents });
      posted.set(id, purchase);
    } else {
      const before = account.depositCents();
      account.apply({ kind: 'refund', of: posted.get(refundOf ?? '') ?? null, cents });
      if (account.depositCents() > before) credit(model, at);
    }
  }
  model.unread = [];
  for (const hold of holds.values()) {
    if (!hold.isRecorded) continue;
    account.apply({ kind: 'hold', id: hold.id, at: hold.at, cents: heldOf(model, hold) });
    hold.isRead = true;
  }
  readPayouts(model);
  account.apply({ kind: 'use_deposit' });
}

/** What an issuer's hold holds: nothing once it has ended, or once we ended it at that amount. */
function heldOf({ account }: MemberModel, hold: IssuerHold): number {
  if (hold.status !== 'open' || hold.endedAtCents === hold.authorizedCents) return 0;
  return Math.max(0, hold.authorizedCents - account.postedCents(hold.id));
}

/** Holds whose time is over are let go of. */
export function endExpired({ account, holds, now }: MemberModel): void {
  for (const hold of holds.values()) {
    if (hold.expiresAt > now || account.heldCents(hold.id) === 0) continue;
    account.apply({ kind: 'hold', id: hold.id, at: hold.at, cents: 0 });
    hold.endedAtCents = hold.authorizedCents;
  }
}
