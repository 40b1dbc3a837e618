/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { mockApi } from '../../testing/mock-api.ts';
import { api } from '../api.ts';
import { sessionStore, type SessionUser } from '../session-store.ts';
import { chooseLanguage, currentLanguage, startLanguage } from './language.ts';
import { agreeOnLanguage, setLanguage } from './set-language.ts';

let kept: unknown[];
let status: number;
mockApi(
  http.put('*/api/v1/users/language', async ({ request }) => {
    kept.push(await request.json());
    return status === 0 ? HttpResponse.error() : new HttpResponse(null, { status });
  }),
  http.get('*/api/v1/x', ({ request }) =>
    HttpResponse.json({ wanted: request.headers.get('accept-language') }),
  ),
);

const viewer: SessionUser = {
  id: '019a',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  admin: true,
  impersonating: true,
};

beforeEach(async () => {
  await chooseLanguage('en-US');
  localStorage.clear();
  kept = [];
  status = 204;
  sessionStore.setState({ signedIn: true, user: null });
});

describe('setLanguage', () => {
  it('keeps it in the profile of who is signed in', async () => {
    await setLanguage('es-US');
    expect([currentLanguage(), kept]).toEqual(['es-US', [{ language: 'es-US' }]]);
  });

  it('tells nobody of a visitor’s, or of what staff choose who view as somebody', async () => {
    sessionStore.setState({ signedIn: false });
    await setLanguage('es-US');
    sessionStore.setState({ signedIn: true, user: viewer });
    await setLanguage('en-US');
    expect([currentLanguage(), kept]).toEqual(['en-US', []]);
  });

  it.each([0, 401, 500])(
    'speaks it though that failed by %s, and tells it at the next choice',
    async (failure) => {
      status = failure;
      await setLanguage('es-US');
      expect(currentLanguage()).toBe('es-US');
      status = 204;
      await setLanguage('en-US');
      expect(kept).toEqual([{ language: 'es-US' }, { language: 'en-US' }]);
    },
  );
});

describe('agreeOnLanguage', () => {
  it('speaks the profile’s where nothing was chosen, from the start of the next page too', async () => {
    await agreeOnLanguage('es-US');
    expect([currentLanguage(), kept]).toEqual(['es-US', []]);
    await agreeOnLanguage('en-US');
    startLanguage();
    expect(currentLanguage()).toBe('en-US');
    await agreeOnLanguage('es-US');
    startLanguage();
    expect(currentLanguage()).toBe('es-US');
  });

  it('changes nothing for who never said, and forgets whose profile was there before', async () => {
    await agreeOnLanguage('es-US');
    await agreeOnLanguage(null);
    expect([currentLanguage(), kept]).toEqual(['es-US', []]);
    startLanguage();
    expect(currentLanguage()).toBe('en-US');
  });

  it('tells the profile what was chosen in this browser, which stands above it', async () => {
    await chooseLanguage('es-US');
    for (const inProfile of ['en-US', null, 'es-US'] as const) await agreeOnLanguage(inProfile);
    expect(currentLanguage()).toBe('es-US');
    expect(kept).toEqual([{ language: 'es-US' }, { language: 'es-US' }]);
    startLanguage();
    expect(currentLanguage()).toBe('es-US');
  });

  it('leaves the pseudo-locale alone', async () => {
    localStorage.setItem('language', 'en-XA');
    await agreeOnLanguage('es-US');
    expect([currentLanguage(), kept]).toEqual(['en-US', []]);
  });
});

it('asks in each call for what is spoken', async () => {
  await setLanguage('es-US');
  expect(await api.get('/x')).toEqual({ ok: true, data: { wanted: 'es-US' } });
});
