import { isFirstLoad } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { Notification } from '#features/notifications/notifications.ts';
import { availabilityNoticeQuery } from '../api/get-availability-notice.ts';
import { applicationNotice, noticeTitle } from '../model/application-notice.ts';

/**
 * Whether somebody who lives where the card is not to be had has asked to be told once it is; null
 * until that is known, and false where nobody can say.
 */
export function useIsAwaited(notifications: readonly Notification[]): boolean | null {
  const notice = applicationNotice(notifications);
  const isElsewhere = notice !== undefined && noticeTitle(notice, false) === 'unavailable';
  const awaited = useQuery({ ...availabilityNoticeQuery, enabled: isElsewhere });
  return isElsewhere && isFirstLoad(awaited) ? null : (awaited.data?.requested ?? false);
}
