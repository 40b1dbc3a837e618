/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { http, HttpResponse } from 'msw';
import { browserLocation } from '../browser-location.ts';
import { signOut, signOutEverywhere } from '../sign-out.ts';

const API = 'http://localhost/api/v1';
const ENDPOINT = 'https://push.example/this-browser';
const server = mockApi();

/** What was done, in its order. */
let done: unknown[] = [];
let getRegistration: () => Promise<unknown> = async () => undefined;
const subscription = {
  endpoint: ENDPOINT,
  unsubscribe: async () => done.push('unsubscribed'),
};

beforeEach(() => {
  done = [];
  jest.spyOn(browserLocation, 'assign').mockImplementation(() => void done.push('left'));
  getRegistration = async () => ({ pushManager: { getSubscription: async () => subscription } });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => getRegistration() },
  });
  server.use(
    http.get(`${API}/users/sign_out`, () => {
      done.push('signed out');
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`${API}/users/push_subscriptions`, async ({ request }) => {
      done.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a sign-out', () => {
  it('has the browser told no more, before whose it was is forgotten', async () => {
    expect(await signOut()).toBe(true);
    expect(done).toEqual([{ endpoint: ENDPOINT }, 'signed out', 'unsubscribed', 'left']);
  });

  it('asks nothing where the browser was told nothing', async () => {
    getRegistration = async () => undefined;
    expect(await signOut()).toBe(true);
    expect(done).toEqual(['signed out', 'left']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('No worker'))],
    ['answers never', () => new Promise(() => undefined)],
  ])(
    'goes on where the browser %s',
    async (_what, registration) => {
      getRegistration = registration;
      const isOut = signOut();
      expect(await isOut).toBe(true);
      expect(done).toEqual(['signed out', 'left']);
    },
    10_000,
  );

  it('that is refused everywhere leaves the browser as it is', async () => {
    server.use(
      http.delete(`${API}/users/sessions`, () =>
        HttpResponse.json({ error: 'Wrong', code: 'wrong_password' }, { status: 422 }),
      ),
    );
    expect(await signOutEverywhere('wrong')).not.toBeNull();
    expect(done).toEqual([]);
    server.use(http.delete(`${API}/users/sessions`, () => new HttpResponse(null, { status: 204 })));
    expect(await signOutEverywhere('right')).toBeNull();
    expect(done).toEqual(['unsubscribed', 'left']);
  });
});
