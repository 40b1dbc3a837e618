/** Below it lies no page: the worker shows what is pushed and serves nothing. */
const SCOPE = '/push-worker/';
const WORKER = '/push-worker.js';

/** The worker that shows what is pushed to this browser, once it is at work. */
export async function startPushWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') resolve();
    if (worker.state === 'redundant') reject(new Error('The push worker could not be installed'));
  });
  await promise;
  return registration;
}

/** By what this browser is pushed to; null where it is not, or cannot be. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}
