import type { PurchaseChange } from '#features/cards/purchases/purchase-changes.ts';
import type { PurchaseEvent } from '#features/cards/purchases/purchases.store.ts';
import type { Purchase } from '#features/cards/purchases/purchases.ts';
import type { HoldRecord, PostedRecord } from '#providers/card-records.ts';

/** What is to be done so that a purchase says what the issuer's hold says. */
export type HoldStep =
  /** What was read is older than what was done, or is in other records. */
  | { kind: 'nothing' }
  /** It says so already; that it was read is kept. */
  | { kind: 'note_read' }
  /** A purchase that we never decided about, on which nothing is held any more, or ever was. */
  | { kind: 'record_late'; event: 'declined' | 'reversed' | 'expired' }
  | { kind: 'change'; change: PurchaseChange; event: PurchaseEvent['kind'] };

type Ids = { newId(): string; expiresAt: Date };

/**
 * Whatever order the issuer's records come in, twice or late: the newest record of a hold counts, and what was posted of it counts once.
 * @param before null for a purchase that we do not know
 */
export function forHold(before: Purchase | null, hold: HoldRecord, ids: Ids): HoldStep {
  const readAt = before?.issuerUpdatedAt;
  if (readAt && hold.updatedAt < readAt) return { kind: 'nothing' };
  return hold.status === 'open' ? forOpen(before, hold, ids) : forEnded(before, hold);
}

function forOpen(before: Purchase | null, hold: HoldRecord, ids: Ids): HoldStep {
  const heldCents = before?.heldCents ?? 0;
  const wantedCents = Math.max(hold.authorizedCents - (before?.postedCents ?? 0), 0);
  const isSettled = wantedCents === heldCents || (before !== null && isOurs(before, hold));
  if (isSettled) return { kind: 'note_read' };
  if (wantedCents === 0) {
    return { kind: 'change', change: { kind: 'release', why: 'reversed' }, event: 'reversed' };
  }
  const { newId, expiresAt } = ids;
  return {
    kind: 'change',
    change: { kind: 'hold', holdId: newId(), amountCents: wantedCents, expiresAt },
    event: before?.pendingId ? 'authorized' : 'stood_in',
  };
}

// We held that much of it once: whatever we have done since, and the staff, stands.
const isOurs = (before: Purchase, { authorizedCents }: HoldRecord): boolean =>
  before.customerState === 'manually_expired' ||
  (before.pendingId !== null && before.requestedCents === authorizedCents);

function forEnded(before: Purchase | null, { status, reason }: HoldRecord): HoldStep {
  const event = reason === 'EXPIRED' ? 'expired' : 'reversed';
  if (before) {
    if (before.heldCents === 0) return { kind: 'note_read' };
    if (status === 'declined') {
      return { kind: 'change', change: { kind: 'decline', reason }, event: 'declined' };
    }
    return { kind: 'change', change: { kind: 'release', why: event }, event };
  }
  // What was taken of it is in the list of what is posted.
  if (status === 'cleared') return { kind: 'nothing' };
  return { kind: 'record_late', event: status === 'declined' ? 'declined' : event };
}

export type DebitStep = {
  change: Extract<PurchaseChange, { kind: 'take' }>;
  event: 'cleared' | 'force_posted';
};

/**
 * What a merchant takes: from what is held, as far as it goes, and without a hold beyond that.
 * @param before null for a purchase that we do not know
 * @param isLast nothing more comes of its hold, so that what is left of it is let go of
 */
export function forDebit(
  before: Pick<Purchase, 'heldCents'> | null,
  { amountCents }: Pick<PostedRecord, 'amountCents'>,
  isLast: boolean,
): DebitStep {
  const isHeld = amountCents <= (before?.heldCents ?? 0);
  return {
    change: { kind: 'take', amountCents, isFinal: isLast },
    event: isHeld ? 'cleared' : 'force_posted',
  };
}

/** Whether a hold has ended, and nothing of it is posted behind this entry. */
export const isLastOf = (
  posted: PostedRecord,
  hold: HoldRecord | undefined,
  behind: readonly PostedRecord[],
): boolean =>
  hold !== undefined &&
  hold.status !== 'open' &&
  !behind.some(({ direction, holdId }) => direction === 'debit' && holdId === posted.holdId);
