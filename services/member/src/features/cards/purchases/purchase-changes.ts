import {
  type AccountId,
  clearingTransfers,
  CODES,
  forcePostTransfers,
  holdTransfers,
  type Occasion,
  reholdTransfers,
  releaseTransfers,
  type Transfer,
  type TransferCode,
} from '@reset/ledger';
import { type Purchase, stateOf } from './purchases.ts';

/** One thing that happens to a purchase. Whole cents. */
export type PurchaseChange =
  /** So much is held from now on, whatever was before. */
  | { kind: 'hold'; holdId: string; amountCents: number; expiresAt: Date | null }
  /** So much is taken: from what is held, as far as it goes; the rest stays held unless final. */
  | { kind: 'take'; amountCents: number; isFinal: boolean }
  /** What is held is let go of. */
  | { kind: 'release'; why: 'reversed' | 'expired' | 'ended_by_staff' }
  /** The same, because the issuer had declined it before we approved. */
  | { kind: 'decline'; reason: string }
  /** So much of what was taken is repaid, or owed again where it is below zero; who pays posts it. */
  | { kind: 'repay'; amountCents: number };

/** The purchase after it. */
export function changed(before: Purchase, change: PurchaseChange): Purchase {
  const after = { ...before, ...differences(before, change) };
  return { ...after, customerState: stateOf(after, after.customerState) };
}

function differences(before: Purchase, change: PurchaseChange): Partial<Purchase> {
  const { heldCents, postedCents, repaidCents, networkState } = before;
  switch (change.kind) {
    case 'hold':
      return {
        pendingId: change.holdId,
        heldCents: change.amountCents,
        requestedCents: postedCents + change.amountCents,
        networkState: postedCents > 0 ? 'cleared' : 'authorized',
        declineReason: null,
      };
    case 'take':
      return {
        heldCents: change.isFinal ? 0 : Math.max(heldCents - change.amountCents, 0),
        postedCents: postedCents + change.amountCents,
        networkState: 'cleared',
        declineReason: null,
      };
    case 'release':
      return {
        heldCents: 0,
        networkState: postedCents > 0 ? networkState : RELEASED[change.why],
        customerState: change.why === 'ended_by_staff' ? 'manually_expired' : 'expired',
      };
    case 'decline':
      return postedCents > 0
        ? { heldCents: 0 }
        : {
            heldCents: 0,
            networkState: 'declined',
            customerState: 'declined',
            declineReason: change.reason,
          };
    default:
      return { repaidCents: repaidCents + change.amountCents };
  }
}

type Why = Extract<PurchaseChange, { kind: 'release' }>['why'];

const RELEASED = { reversed: 'reversed', expired: 'expired', ended_by_staff: 'expired' } as const;

const CODE_OF: Readonly<Record<Why, TransferCode>> = {
  reversed: CODES.holdReversed,
  expired: CODES.holdExpired,
  ended_by_staff: CODES.holdEndedByStaff,
};

type Accounts = { receivable: AccountId; payable: AccountId; newId(): string };

/** What is posted for a change; nothing where no money moves. */
export function transfersFor(
  occasion: Occasion,
  { pendingId, heldCents }: Pick<Purchase, 'pendingId' | 'heldCents'>,
  change: PurchaseChange,
  accounts: Accounts,
): Transfer[] {
  const open = pendingId !== null && heldCents > 0 ? { pendingId, leftCents: heldCents } : null;
  switch (change.kind) {
    case 'hold': {
      const hold = { ...accounts, ...change, id: change.holdId };
      return open ? reholdTransfers(occasion, open, hold) : holdTransfers(occasion, hold);
    }
    case 'take': {
      const clearing = { ...accounts, ...change };
      return open && change.amountCents <= heldCents
        ? clearingTransfers(occasion, open, clearing)
        : forcePostTransfers(occasion, open, clearing);
    }
    case 'release':
      return open
        ? releaseTransfers(occasion, open, { ...accounts, code: CODE_OF[change.why] })
        : [];
    case 'decline':
      return transfersFor(
        occasion,
        { pendingId, heldCents },
        { kind: 'release', why: 'reversed' },
        accounts,
      );
    default:
      return [];
  }
}
