import type { Notification as WireNotification } from '@reset/api-contract/member/notifications.ts';
import type { Camelized } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';

export type Notification = Camelized<WireNotification>;

type Notice = Pick<Notification, 'type' | 'params'>;

/** The state of an application while the link of that source is being made. */
const LINKING: Record<string, LinkSource> = { bank_linking: 'plaid', payroll_linking: 'pinwheel' };

/** The links that are new and were not read yet. */
export function connectingSources(notifications: readonly Notice[]): ReadonlySet<LinkSource> {
  const sources = notifications
    .filter(({ type }) => type === 'onboarding_state')
    .map(({ params }) => LINKING[params.state ?? '']);
  return new Set(sources.filter((source) => source !== undefined));
}

/** The links that are broken. */
export function offlineSources(notifications: readonly Notice[]): ReadonlySet<LinkSource> {
  const sources = notifications
    .filter(({ type }) => type === 'integration_error')
    .map(({ params }) => params.source);
  return new Set(sources.filter((source) => source !== null));
}

/** Whether the limit is being computed anew. */
export const isLimitUpdating = (notifications: readonly Notice[]): boolean =>
  notifications.some(({ type }) => type === 'spending_limit_updating');

/** Whether what is shown is about to change: the limit, or a link that is read for the first time. */
export const isChangeAhead = (notifications: readonly Notice[]): boolean =>
  isLimitUpdating(notifications) || connectingSources(notifications).size > 0;
