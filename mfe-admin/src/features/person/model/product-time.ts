import type { User } from '../api/get-user.ts';

/**
 * By how many milliseconds the services that move money are ahead of the browser: of where their time
 * is moved, and 0 while they have told none.
 * @param toldAt when they told it, by the browser
 */
export function aheadMs(user: Pick<User, 'asOf'> | undefined, toldAt: number): number {
  const told = user?.asOf?.member;
  return told ? Date.parse(told) - toldAt : 0;
}
