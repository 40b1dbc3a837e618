import type { MemberProfile } from '@reset/remote-sdk';
import type { Notification } from '#features/notifications/notifications.ts';

/**
 * No bank where a card needs one, a broken link of the bank or the payroll, a bank that is about to
 * stop sharing, a deposit that goes elsewhere, or a payroll that was skipped.
 */
export type NotificationCard =
  | 'unlinked'
  | 'plaid'
  | 'pinwheel'
  | 'renewal'
  | 'deposit'
  | 'skipped';

const CARDS: NotificationCard[] = [
  'unlinked',
  'plaid',
  'pinwheel',
  'renewal',
  'deposit',
  'skipped',
];

type Situation = Pick<MemberProfile, 'repaymentMethod' | 'currentCardAccount' | 'linkedBank'>;

/** Each card once, however many notifications ask for it. */
export function notificationCards(
  notifications: readonly Notification[],
  profile: Situation,
  { isRenewalDue }: { isRenewalDue: boolean },
): NotificationCard[] {
  const named = new Set(notifications.map(cardOf));
  // A bank whose link is broken is there, though nobody may know its name.
  if (needsBank(profile) && !named.has('plaid')) named.add('unlinked');
  // Once it is broken, its repair is what is asked for.
  if (isRenewalDue && !named.has('plaid')) named.add('renewal');
  return CARDS.filter((card) => named.has(card)).filter(
    (card) => card !== 'deposit' || profile.repaymentMethod === 'direct_deposit_flow',
  );
}

/** Whether a card is without the bank that its limit follows; who applies for one links it there. */
export const needsBank = ({
  currentCardAccount,
  linkedBank,
}: Pick<Situation, 'currentCardAccount' | 'linkedBank'>): boolean =>
  currentCardAccount !== null && linkedBank === null;

function cardOf({ type, params }: Notification): NotificationCard | null {
  if (type === 'opted_to_skip_payroll_linking') return 'skipped';
  if (type !== 'integration_error') return null;
  return params.errorType === 'direct_deposit_switched_away_from_reset' ? 'deposit' : params.source;
}
