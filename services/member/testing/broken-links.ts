import type { Notifications } from '@reset/api-contract/member/notifications.ts';
import type { MemberServiceUnderTest } from './member-service.ts';

/** Of a member's notifications those of links that she has to repair. */
export async function brokenLinks(
  service: MemberServiceUnderTest,
  userId: string,
): Promise<Notifications> {
  const listed = (await service.get(userId, '/notifications')).json<Notifications>();
  return listed.filter(({ type }) => type === 'integration_error');
}
