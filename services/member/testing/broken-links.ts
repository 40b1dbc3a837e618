import type { Notifications } from '@reset/api-contract/member/notifications.ts';
import type { MemberServiceUnderTest } from './member-service.ts';

/** What a member is told of links that she has to repair, of all that she is told. */
export async function brokenLinks(
  service: MemberServiceUnderTest,
  userId: string,
): Promise<Notifications> {
  const told = (await service.get(userId, '/notifications')).json<Notifications>();
  return told.filter(({ type }) => type === 'integration_error');
}
