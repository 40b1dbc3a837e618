import type { Notification } from './notification.ts';
import { connectingSources } from './connecting-sources.ts';

type Told = Pick<Notification, 'type' | 'params'>;

/** Whether the limit is being computed anew. */
export const isLimitUpdating = (notifications: readonly Told[]): boolean =>
  notifications.some(({ type }) => type === 'spending_limit_updating');

/** Whether what is shown is about to change: the limit, or a link that is read for the first time. */
export const isUnderWay = (notifications: readonly Told[]): boolean =>
  isLimitUpdating(notifications) || connectingSources(notifications).size > 0;
