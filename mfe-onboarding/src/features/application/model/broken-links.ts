import type { Notifications as WireNotifications } from '@reset/api-contract/member/notifications.ts';
import type { Screen } from '@reset/application-engine/screen.ts';
import type { Camelized } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';

export type Notifications = Camelized<WireNotifications>;
type Notification = Notifications[number];

/** Whose links have to be repaired, each once, the bank first. */
export const brokenLinks = (notifications: Notifications): LinkSource[] =>
  SOURCES.filter((source) => notifications.some((one) => isBroken(one, source)));

const SOURCES: LinkSource[] = ['plaid', 'pinwheel'];

// Of the bank one kind of error is a broken link, of the payroll each (document 2, section 8).
const isBroken = ({ type, params }: Notification, source: LinkSource): boolean =>
  type === 'integration_error' &&
  params.source === source &&
  (source === 'pinwheel' || params.errorType === 'monitoring_status_unavailable');

/** The bank shows no pay, so that another one is wanted, or a payroll beside it. */
const BANK_PROBLEMS: ReadonlySet<Screen | null> = new Set([
  'direct_deposit_not_found',
  'unsupported_bank',
]);

/** What of her links has to be repaired or replaced, at a screen of the application. */
export const linksInTrouble = (screen: Screen | null, broken: LinkSource[]): LinkSource[] =>
  BANK_PROBLEMS.has(screen) ? ['plaid', ...broken] : broken;
