import type { HoldRecord, PostedRecord } from '#providers/card-records.ts';
import type { PurchaseChange } from '#purchases/purchase-changes.ts';
import type { Purchase } from '#purchases/purchases.ts';

export type DebitStep = {
  change: Extract<PurchaseChange, { kind: 'take' }>;
  event: 'cleared' | 'force_posted';
};

/**
 * What a merchant takes: from what is held, as far as it goes, and without asking beyond that.
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
