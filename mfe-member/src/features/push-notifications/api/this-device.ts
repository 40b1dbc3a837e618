import { unwrap } from '@reset/remote-sdk';
import { findPushSubscription, startPushWorker } from '@reset/remote-sdk/push';
import { queryOptions } from '@tanstack/react-query';
import type { PushSettings } from './push-settings.ts';
import { addPushSubscription, endPushSubscription } from './push-subscriptions.ts';

/** Where this browser is pushed to; null where it is not. */
export const thisDeviceQuery = queryOptions({
  queryKey: ['push', 'this-device'],
  queryFn: async () => (await findPushSubscription())?.endpoint ?? null,
});

/** Whether she is told in this browser: somebody else may have been before her. */
export const isTold = ({ subscriptions }: PushSettings, endpoint: string | null): boolean =>
  subscriptions.some((one) => one.endpoint === endpoint);

/**
 * Asks her whether this browser may show notifications, and has it told of her account if it may.
 * @returns whether it may
 */
export async function turnOnHere(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await startPushWorker();
  const known = await pushManager.getSubscription();
  // With another key of ours it would have to be made anew.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  unwrap(await addPushSubscription({ endpoint: endpoint ?? '', p256dh, auth, publicKey }));
  return true;
}

/** Ends it: what is told already stays on the device. */
export async function turnOffHere(): Promise<void> {
  const subscription = await findPushSubscription();
  if (subscription === null) return;
  unwrap(await endPushSubscription(subscription.endpoint));
  await subscription.unsubscribe();
}

/** In base64url, as our service has it. */
const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCodePoint(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
