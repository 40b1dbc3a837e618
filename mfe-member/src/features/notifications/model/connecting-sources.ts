import type { LinkSource } from '@reset/remote-sdk/linking';
import type { Notification } from './notification.ts';

/** The state of an application while the link of that source is being made. */
const LINKING: Record<string, LinkSource> = { bank_linking: 'plaid', payroll_linking: 'pinwheel' };

/** The links that are new and were not read yet. */
export function connectingSources(
  notifications: readonly Pick<Notification, 'type' | 'params'>[],
): ReadonlySet<LinkSource> {
  return new Set(notifications.map(sourceOf).filter((source) => source !== undefined));
}

function sourceOf({ type, params }: Pick<Notification, 'type' | 'params'>): LinkSource | undefined {
  return type === 'onboarding_state' ? LINKING[params.state ?? ''] : undefined;
}
