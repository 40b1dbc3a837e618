import { useQuery } from '@tanstack/react-query';
import { notificationsQuery } from '#features/notifications/notifications.ts';
import { applicationNotice, noticeTitle } from '../model/application-notice.ts';

/**
 * Whether her card application does not go on: it was cancelled, or a card is not to be had for her
 * now; null until it is known.
 */
export function useHasStopped(): boolean | null {
  const { data: notifications = [], isPending } = useQuery(notificationsQuery);
  if (isPending) return null;
  const notice = applicationNotice(notifications);
  const title = notice && noticeTitle(notice, false);
  return title !== undefined && title !== null && STOPPED.has(title);
}

const STOPPED: ReadonlySet<string> = new Set(['cancelled', 'unavailable', 'refused', 'waitlist']);
