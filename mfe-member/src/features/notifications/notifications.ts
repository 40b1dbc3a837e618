/** What other features may use of this one. */
export { markAsRead, notificationsQuery } from './api/notifications.ts';
export {
  connectingSources,
  isLimitUpdating,
  offlineSources,
  type Notification,
} from './model/notification.ts';
