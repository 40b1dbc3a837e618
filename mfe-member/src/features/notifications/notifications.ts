/** What other features may use of this one. */
export { notificationsQuery } from './api/get-notifications.ts';
export { useConnectingSources } from './components/use-connecting-sources.ts';
export { useLimitUpdates } from './components/use-limit-updates.ts';
export type { Notification } from './model/notification.ts';
