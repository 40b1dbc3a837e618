import { expect, test, type BrowserContext, type Page, type Worker } from 'playwright/test';
import { buy, newCardholder, SOON } from './cardholder.ts';
import { askSandbox } from './linking.ts';
import { signIn } from './sign-in.ts';

type Pushed = { to: string; text: string; ttl: number; urgency: string; topic: string | null };
type Told = { title: string; body: string; path: string; tag: string };

/** The newest first. */
const pushesTo = (endpoint: string) =>
  askSandbox<Pushed[]>('GET', `/pushes.json?to=${encodeURIComponent(endpoint)}`);
const toldBy = ({ text }: Pushed) => JSON.parse(text) as Told;

/**
 * Has the browser subscribe at the sandbox and its owner allow notifications: a browser of tests has no
 * push service and shows nothing. The worker and its registration are the browser's own.
 * @returns the addresses that were given out
 */
async function imitatePushService(context: BrowserContext): Promise<string[]> {
  const given: string[] = [];
  await context.exposeBinding('subscribeAtSandbox', async (_source, publicKey: string) => {
    const made = await askSandbox<{ endpoint: string; keys: object }>(
      'POST',
      '/control/push/subscriptions',
      { public_key: publicKey },
    );
    given.push(made.endpoint);
    return made;
  });
  await context.addInitScript(() => {
    type Made = { endpoint: string; keys: Record<string, string> };
    const window = globalThis as unknown as {
      subscribeAtSandbox(key: string): Promise<Made>;
      PushManager: { prototype: PushManager };
      Notification: { requestPermission(): Promise<NotificationPermission> };
    };
    const stored = () => localStorage.getItem('test-push');
    const asSubscription = (text: string) => {
      const { made, key } = JSON.parse(text) as { made: Made; key: string };
      const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
      return {
        endpoint: made.endpoint,
        options: {
          applicationServerKey: Uint8Array.from(bytes, (one) => one.charCodeAt(0)).buffer,
        },
        toJSON: () => made,
        async unsubscribe() {
          localStorage.removeItem('test-push');
          return true;
        },
      } as unknown as PushSubscription;
    };
    const imitated: Partial<PushManager> = {
      async getSubscription() {
        const text = stored();
        return text === null ? null : asSubscription(text);
      },
      async subscribe(options) {
        const key = String(options?.applicationServerKey);
        const made = await window.subscribeAtSandbox(key);
        localStorage.setItem('test-push', JSON.stringify({ made, key }));
        return asSubscription(stored() ?? '');
      },
    };
    Object.assign(window.PushManager.prototype, imitated);
    const isAllowed = () => localStorage.getItem('test-notifications') !== null;
    Object.defineProperty(window.Notification, 'permission', {
      get: () => (isAllowed() ? 'granted' : 'default'),
    });
    window.Notification.requestPermission = async () => {
      localStorage.setItem('test-notifications', 'allowed');
      return 'granted';
    };
  });
  return given;
}

const device = (page: Page) => page.getByRole('region', { name: 'On this device' });
const turnOn = async (page: Page) => {
  await device(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(device(page).getByRole('button', { name: 'Turn off' })).toBeVisible();
};
const choose = async (page: Page, name: string, isOn: boolean) => {
  await page.getByRole('checkbox', { name, exact: true }).setChecked(isOn);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('Your choices are saved.')).toBeVisible();
};

test('a declined purchase is told where she turned it on, and not once she turned it off', async ({
  context,
  page,
}) => {
  const endpoints = await imitatePushService(context);
  const who = await newCardholder();
  await signIn(page, who);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(device(page).getByText('Off', { exact: true })).toBeVisible();
  expect(endpoints).toEqual([]);
  await turnOn(page);
  const [endpoint = ''] = endpoints;

  await choose(page, 'Declined purchases', true);
  const bought = await buy(page, 9_000, 'Halfway Gas');
  expect(bought.customer_state).toBe('declined');
  await expect.poll(async () => (await pushesTo(endpoint)).length, SOON).toBe(1);
  const [pushed] = await pushesTo(endpoint);
  expect(pushed).toMatchObject({ urgency: 'high', ttl: expect.any(Number) });
  expect(toldBy(pushed as Pushed)).toMatchObject({
    title: 'Purchase declined',
    body: 'Halfway Gas: This was more than your spending limit at the time. You were not charged.',
    path: `/card-transactions/${bought.id}`,
  });

  await choose(page, 'Declined purchases', false);
  await buy(page, 9_000, 'Harbor Books');
  await choose(page, 'Declined purchases', true);
  const last = await buy(page, 9_000, 'Corner Store');
  await expect.poll(async () => (await pushesTo(endpoint)).length, SOON).toBe(2);
  const told = (await pushesTo(endpoint)).map((one) => toldBy(one).path);
  expect(told).toEqual([last, bought].map(({ id }) => `/card-transactions/${id}`));
});

test('what is pushed is shown by the worker, and a press opens the page that it is about', async ({
  context,
  page,
}) => {
  await imitatePushService(context);
  const who = await newCardholder();
  await signIn(page, who);
  await page.goto('/account/notifications');
  const bought = await buy(page, 9_000, 'Halfway Gas');
  await turnOn(page);
  // It controls no page, so that none can come from it.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  const path = `/card-transactions/${bought.id}`;
  const [worker] = context.serviceWorkers() as [Worker];
  expect(new URL(worker.url()).pathname).toBe('/push-worker.js');
  const shown = watch(worker);
  await deliver(page, { title: 'Purchase declined', body: 'Halfway Gas', path, tag: 'one' });
  expect(await shown).toEqual({
    title: 'Purchase declined',
    body: 'Halfway Gas',
    tag: 'one',
    lang: 'en-US',
    icon: '/favicon.ico',
    data: { path },
  });

  await page.goto(await press(worker, path));
  await expect(page.getByRole('heading', { level: 1, name: 'Halfway Gas' })).toBeVisible();
  await expect(page.getByText(/This was more than your spending limit/)).toBeVisible();
});

test('who signs out is told no more in that browser, and who signs in next is told nothing of hers', async ({
  context,
  page,
}) => {
  const endpoints = await imitatePushService(context);
  const who = await newCardholder();
  await signIn(page, who);
  await page.goto('/account/notifications');
  await turnOn(page);
  await choose(page, 'Declined purchases', true);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');

  await signIn(page, who);
  await page.goto('/account/notifications');
  await expect(device(page).getByText('Off', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Declined purchases' })).toBeChecked();
  await buy(page, 9_000);
  await turnOn(page);
  const bought = await buy(page, 9_000);
  const [before = '', now = ''] = endpoints;
  await expect.poll(async () => (await pushesTo(now)).length, SOON).toBe(1);
  const [pushed] = await pushesTo(now);
  expect(toldBy(pushed as Pushed).path).toBe(`/card-transactions/${bought.id}`);
  expect(await pushesTo(before)).toEqual([]);
});

/** Hands the worker a message, as the browser does when its push service has sent one. */
async function deliver(page: Page, told: Told): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const found = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push-worker/'));
    if (own) found.resolve(own.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found.promise;
  const { origin } = new URL(page.url());
  const data = JSON.stringify({ lang: 'en-US', ...told });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await devtools.detach();
}

/** What the worker has the browser show next. */
const watch = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return new Promise<object>((resolve) => {
      registration.showNotification = async (title, options) => resolve({ title, ...options });
    });
  });

/**
 * Presses a notification, which no tool does from outside: the worker is handed the event, and says which
 * address it opens.
 */
const press = (worker: Worker, path: string): Promise<string> =>
  worker.evaluate(async (pressed) => {
    const scope = globalThis as unknown as {
      clients: { openWindow(url: string): Promise<null> };
      dispatchEvent(event: Event): boolean;
    };
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url);
        return null;
      };
      const notification = { close: () => undefined, data: { path: pressed } };
      const event = new Event('notificationclick');
      scope.dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
    });
  }, path);
