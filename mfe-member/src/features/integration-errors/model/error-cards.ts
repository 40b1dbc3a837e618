import type { MemberProfile } from '@reset/remote-sdk';
import type { Notification } from '#features/notifications/notifications.ts';

/** A broken link of the bank or the payroll, or a deposit that goes elsewhere. */
export type ErrorCard = 'plaid' | 'pinwheel' | 'deposit';

const CARDS: ErrorCard[] = ['plaid', 'pinwheel', 'deposit'];

/** Each card once, however many notifications ask for it. */
export function errorCards(
  notifications: Notification[],
  { repaymentMethod }: Pick<MemberProfile, 'repaymentMethod'>,
): ErrorCard[] {
  const named = new Set(notifications.map(cardOf));
  return CARDS.filter((card) => named.has(card)).filter(
    (card) => card !== 'deposit' || repaymentMethod === 'direct_deposit_flow',
  );
}

function cardOf({ type, params }: Notification): ErrorCard | null {
  if (type !== 'integration_error') return null;
  return params.errorType === 'direct_deposit_switched_away_from_reset' ? 'deposit' : params.source;
}
