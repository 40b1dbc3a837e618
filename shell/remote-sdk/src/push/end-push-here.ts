import { send } from '../send.ts';
import { findPushSubscription } from './push-subscription.ts';

/** Nobody waits longer for it to be signed out. */
const MAX_WAIT_MS = 2_000;

/** Has her told of her account in this browser no more, while she is signed in. It never throws. */
export const forgetPushHere = (): Promise<void> =>
  soon(({ endpoint }) =>
    send('/users/push_subscriptions', { method: 'DELETE', body: { endpoint } }),
  );

/**
 * Gives up the address by which this browser is pushed to: what is still sent there is answered as gone,
 * whoever sends it. It never throws.
 */
export const unsubscribeHere = (): Promise<void> =>
  soon((subscription) => subscription.unsubscribe());

async function soon(end: (subscription: PushSubscription) => Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, MAX_WAIT_MS);
  const ending = findPushSubscription().then((found) => found && end(found));
  await Promise.race([ending, late]).catch(() => undefined);
  clearTimeout(timer);
}
