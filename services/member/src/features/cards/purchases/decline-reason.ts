import type { DeclineReason } from '@reset/api-contract/member/card-transactions.ts';
import type { Purchase } from './purchases.ts';

/** By the reason that our own decision gives, or the issuer's where it decided without us. */
const SHOWN: Readonly<Record<string, DeclineReason>> = {
  LIMIT_EXCEEDED: 'limit_exceeded',
  INSUFFICIENT_FUNDS: 'limit_exceeded',
  CARD_NOT_ACTIVE: 'card_not_active',
  CARD_FROZEN: 'card_frozen',
  ACCOUNT_NOT_OPEN: 'account_not_open',
  ACCOUNT_BLOCKED: 'account_not_open',
  STAND_IN_DECLINED: 'no_answer',
};

/** Why a purchase was declined, as its owner is told; null unless it was. */
export function declineReasonOf({
  customerState,
  declineReason,
}: Pick<Purchase, 'customerState' | 'declineReason'>): DeclineReason | null {
  if (customerState !== 'declined') return null;
  return SHOWN[declineReason ?? ''] ?? 'other';
}
