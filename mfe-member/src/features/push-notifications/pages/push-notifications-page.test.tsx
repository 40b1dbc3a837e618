import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { announcementStore } from '@reset/remote-sdk';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './push-notifications-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';

const API = 'http://localhost/api/v1';
const KEY = 'BOur_k-y';
const NONE = { payday: false, low_balance: false, declined_purchase: false };
const ENDPOINT = 'https://push.example/this-browser';

const server = mockApi();

/** What the service would say of her, and what it was sent. */
let choices: Record<string, boolean> = NONE;
let endpoints: string[] = [];
let sent: [call: string, body: unknown][] = [];

/** The browser, as far as it pushes. */
let subscription: PushSubscription | null = null;
let answersPermission: NotificationPermission = 'granted';
const unsubscribe = jest.fn(async () => {
  subscription = null;
  return true;
});
const subscribe = jest.fn(async (_options: PushSubscriptionOptionsInit) => {
  subscription ??= makeSubscription();
  return subscription;
});
const makeSubscription = (key = KEY) =>
  ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: bytesOf(key) },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe,
  }) as unknown as PushSubscription;
const bytesOf = (key: string) => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer;
};

function makeBrowser({ permission = 'default' as NotificationPermission } = {}) {
  const registration = {
    active: {},
    pushManager: { subscribe, getSubscription: async () => subscription },
  };
  const notification = {
    permission,
    requestPermission: async () => (notification.permission = answersPermission),
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration, getRegistration: async () => registration },
  });
  Object.assign(window, { PushManager: () => undefined, Notification: notification });
}

beforeEach(() => {
  [choices, endpoints, sent] = [NONE, [], []];
  [subscription, answersPermission] = [null, 'granted'];
  jest.clearAllMocks();
  makeBrowser();
  const settings = () => ({
    ...choices,
    public_key: KEY,
    subscriptions: endpoints.map((endpoint, index) => ({
      id: `0193a2b4-0000-7000-8000-00000000000${index}`,
      endpoint,
      created_at: '2026-11-20T20:00:00Z',
    })),
  });
  server.use(
    answer('/users/profile', makeProfile()),
    answer('/notifications', []),
    http.get(`${API}/users/push_settings`, () => HttpResponse.json(settings())),
    http.put(`${API}/users/push_settings`, async ({ request }) => {
      choices = (await request.json()) as typeof NONE;
      sent.push(['PUT', choices]);
      return HttpResponse.json(settings());
    }),
    http.post(`${API}/users/push_subscriptions`, async ({ request }) => {
      sent.push(['POST', await request.json()]);
      endpoints = [ENDPOINT];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`${API}/users/push_subscriptions`, async ({ request }) => {
      sent.push(['DELETE', await request.json()]);
      endpoints = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

const open = () => renderRemote(memberArea, '/account/notifications');
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const device = () => screen.findByRole('region', { name: 'On this device' });

describe('what she is told', () => {
  it('is nothing until she chooses, and what she chose is sent together and said', async () => {
    const { user } = open();
    for (const name of ['Declined purchases', 'Payday', 'Low balance']) {
      expect((await box(name)).checked).toBe(false);
    }
    await user.click(await box('Payday'));
    await user.click(await box('Declined purchases'));
    expect(sent).toEqual([]);
    await user.click(await button('Save'));
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Your choices are saved.')).toBeTruthy();
    expect(announcementStore.getState().text).toBe('Your choices are saved.');
    expect(sent).toEqual([['PUT', { ...NONE, payday: true, declined_purchase: true }]]);
    await user.click(await box('Payday'));
    await waitFor(() => expect(main.queryByText('Your choices are saved.')).toBeNull());
  });

  it('is chosen by the keyboard', async () => {
    const { user } = open();
    (await box('Low balance')).focus();
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([['PUT', { ...NONE, low_balance: true }]]));
  });

  it('stays on the page and says so when it could not be saved', async () => {
    server.use(
      http.put(`${API}/users/push_settings`, () =>
        HttpResponse.json(
          { error: 'Not now.', code: 'service_unavailable', request_id: 'r-1' },
          { status: 503 },
        ),
      ),
    );
    const { user } = open();
    await user.click(await box('Payday'));
    await user.click(await button('Save'));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect((await box('Payday')).checked).toBe(true);
  });

  it('that could not be loaded says so, and is loaded on Retry', async () => {
    server.use(refuse('/users/push_settings'));
    const { user } = open();
    await screen.findByText("We couldn't load your notification settings.");
    server.use(
      http.get(`${API}/users/push_settings`, () =>
        HttpResponse.json({ ...NONE, payday: true, public_key: KEY, subscriptions: [] }),
      ),
    );
    await user.click(await button('Retry'));
    expect((await box('Payday')).checked).toBe(true);
  });
});

describe('this device', () => {
  it('is asked on a press only, and is told from then on', async () => {
    const { user } = open();
    expect(within(await device()).getByText('Off')).toBeTruthy();
    expect(Notification.permission).toBe('default');
    await user.click(await button('Turn on'));
    expect(await button('Turn off')).toBeTruthy();
    expect(within(await device()).getByText('On')).toBeTruthy();
    expect(within(await device()).getByText(/You chose nothing yet/)).toBeTruthy();
    expect(announcementStore.getState().text).toBe('Notifications are on in this browser.');
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(sent).toEqual([
      ['POST', { endpoint: ENDPOINT, p256dh: 'p', auth: 'a', public_key: KEY }],
    ]);
  });

  it('is told no more once it is turned off', async () => {
    [subscription, endpoints] = [makeSubscription(), [ENDPOINT]];
    makeBrowser({ permission: 'granted' });
    const { user } = open();
    await user.click(await button('Turn off'));
    expect(await button('Turn on')).toBeTruthy();
    expect(sent).toEqual([['DELETE', { endpoint: ENDPOINT }]]);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('is off where somebody else turned it on, and hers by a press', async () => {
    subscription = makeSubscription();
    endpoints = ['https://push.example/another-browser'];
    makeBrowser({ permission: 'granted' });
    const { user } = open();
    expect(within(await device()).getByText('Off')).toBeTruthy();
    expect(screen.getByText('Notifications are on in 1 other browser.')).toBeTruthy();
    await user.click(await button('Turn on'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it('subscribes anew where it was subscribed with another key of ours', async () => {
    subscription = makeSubscription('BOld_k-y');
    makeBrowser({ permission: 'granted' });
    const { user } = open();
    await user.click(await button('Turn on'));
    expect(await button('Turn off')).toBeTruthy();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('stays off where she does not allow it, with the way to do so', async () => {
    answersPermission = 'denied';
    const { user } = open();
    await user.click(await button('Turn on'));
    expect(await screen.findByText(/Allow them in the browser's settings/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('stays off where she answers nothing, and can be turned on later', async () => {
    answersPermission = 'default';
    const { user } = open();
    await user.click(await button('Turn on'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain('so they stay off'));
    expect(await button('Turn on')).toBeTruthy();
  });

  it('says when the browser or the service did not take it', async () => {
    subscribe.mockRejectedValueOnce(new DOMException('No push service', 'AbortError'));
    const { user } = open();
    await user.click(await button('Turn on'));
    expect(await screen.findByText(/couldn't turn on notifications/)).toBeTruthy();
  });

  it('says where there are no notifications, and what to do', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    open();
    expect(await screen.findByText(/Open Reset in another browser/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
    expect(await box('Payday')).toBeTruthy();
  });

  it('says on an iPhone to install it first', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('(iPhone)');
    open();
    expect(await screen.findByText(/add Reset to your Home Screen first/)).toBeTruthy();
    agent.mockRestore();
  });
});
