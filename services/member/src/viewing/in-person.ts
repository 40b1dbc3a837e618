import { RefusedError, signedIn } from '@reset/service-kit';

/**
 * The id of the member who asks, herself: staff who view the product as her are refused with
 * 403, because links are not theirs to make or to break.
 */
export function inPerson(request: Parameters<typeof signedIn>[0]): string {
  const { userId, realUserId } = signedIn(request);
  if (realUserId === userId) return userId;
  throw new RefusedError({ status: 403, code: 'forbidden', error: 'Forbidden' });
}
