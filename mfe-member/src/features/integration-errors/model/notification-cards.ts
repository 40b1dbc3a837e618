import type { MemberProfile } from '@reset/remote-sdk';
import type { Notification } from '#features/notifications/notifications.ts';

/** A broken link of the bank or the payroll, a deposit that goes elsewhere, or a payroll that was skipped. */
export type NotificationCard = 'plaid' | 'pinwheel' | 'deposit' | 'skipped';

const CARDS: NotificationCard[] = ['plaid', 'pinwheel', 'deposit', 'skipped'];

/** Each card once, however many notifications ask for it. */
export function notificationCards(
  notifications: readonly Notification[],
  { repaymentMethod }: Pick<MemberProfile, 'repaymentMethod'>,
): NotificationCard[] {
  const named = new Set(notifications.map(cardOf));
  return CARDS.filter((card) => named.has(card)).filter(
    (card) => card !== 'deposit' || repaymentMethod === 'direct_deposit_flow',
  );
}

function cardOf({ type, params }: Notification): NotificationCard | null {
  if (type === 'opted_to_skip_payroll_linking') return 'skipped';
  if (type !== 'integration_error') return null;
  return params.errorType === 'direct_deposit_switched_away_from_reset' ? 'deposit' : params.source;
}
