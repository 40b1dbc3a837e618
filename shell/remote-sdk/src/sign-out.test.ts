/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';
import { browserLocation } from './browser-location.ts';
import { provideFlags } from './flags.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { pageData } from './page-data.ts';
import { takeRememberedLocation } from './remembered-location.ts';
import { sessionStore } from './session-store.ts';
import { followSignOut, signOut, signOutEverywhere, useSignOut } from './sign-out.ts';
import { tabStorageOf } from './tab-storage/tab-storage.ts';

const server = mockApi();
const SIGN_OUT = 'http://localhost/api/v1/users/sign_out';
const answer = (status: number) =>
  server.use(http.get(SIGN_OUT, () => new HttpResponse(null, { status })));
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
const here = jest.spyOn(browserLocation, 'here').mockReturnValue('/income');
const cookieNames = () => document.cookie.split('; ').map((pair) => pair.split('=')[0]);
const demoTriggers = (on: boolean) => provideFlags({ ...pageData().flags, demo_triggers: on });

beforeEach(() => {
  assign.mockClear();
  demoTriggers(false);
  for (const name of ['_ga', '_gat', '_gid', 'theme', 'seen'])
    document.cookie = `${name}=1; Path=/`;
  localStorage.setItem('disputes', '1');
  sessionStorage.setItem('partner', 'hvfcu');
});
afterEach(() => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
});

describe('signOut', () => {
  it.each([200, 204])(
    'on %i keeps the analytics cookies alone and goes home [PLT-038, PLT-040]',
    async (status) => {
      answer(status);
      expect(await signOut()).toBe(true);
      expect(cookieNames().toSorted()).toEqual(['_ga', '_gat', '_gid']);
      expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
      expect(assign.mock.calls).toEqual([['/']]);
    },
  );

  it('asks with the credentials of this origin', async () => {
    let credentials: string | undefined;
    server.use(
      http.get(SIGN_OUT, ({ request }) => {
        credentials = request.credentials;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await signOut();
    expect(credentials).toBe('same-origin');
  });

  it('expires a cookie for every domain that it can have been set for', async () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    answer(204);
    await signOut();
    expect(set.mock.calls.flat()).toEqual(
      expect.arrayContaining([
        'theme=; Path=/; Max-Age=0',
        'theme=; Path=/; Max-Age=0; Domain=localhost',
      ]),
    );
    set.mockRestore();
  });

  it('does not show what it left when the back button brings the page back', async () => {
    answer(204);
    await signOut();
    reload.mockClear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(reload).toHaveBeenCalledWith();
  });

  it('keeps the storage while demo triggers are on, and still clears cookies [PLT-039, PLT-041]', async () => {
    demoTriggers(true);
    answer(204);
    await signOut();
    expect(cookieNames()).not.toContain('theme');
    expect({ ...localStorage }).toEqual({ disputes: '1' });
    expect({ ...sessionStorage }).toEqual({ partner: 'hvfcu' });
    expect(assign.mock.calls).toEqual([['/']]);
  });

  it('keeps nothing that she entered, demo triggers or not', async () => {
    demoTriggers(true);
    tabStorageOf('hazel', 'form').keep({ city: 'Portland' });
    answer(204);
    await signOut();
    expect({ ...sessionStorage }).toEqual({ partner: 'hvfcu' });
  });

  it.each([202, 403, 503])('changes nothing on %i: the session may live on', async (status) => {
    answer(status);
    expect(await signOut()).toBe(false);
    expect(cookieNames()).toContain('theme');
    expect(localStorage.getItem('disputes')).toBe('1');
    expect(sessionStorage.getItem('partner')).toBe('hvfcu');
    expect(assign).not.toHaveBeenCalled();
  });

  it('changes nothing without an answer', async () => {
    server.use(http.get(SIGN_OUT, () => HttpResponse.error()));
    expect(await signOut()).toBe(false);
    expect(localStorage.getItem('disputes')).toBe('1');
    expect(assign).not.toHaveBeenCalled();
  });

  it('is not overtaken by the 401 of a call that was under way', async () => {
    server.use(
      http.get('http://localhost/api/v1/x', () => new HttpResponse(null, { status: 401 })),
    );
    answer(204);
    await Promise.all([signOut(), api.get('/x')]);
    await api.get('/x');
    expect(assign.mock.calls).toEqual([['/']]);
    expect(takeRememberedLocation()).toBeNull();
  });

  it('lets a 401 lead to the sign-in page again once it has failed', async () => {
    server.use(
      http.get('http://localhost/api/v1/x', () => new HttpResponse(null, { status: 401 })),
    );
    answer(503);
    await signOut();
    await api.get('/x');
    expect(assign.mock.calls).toEqual([['/users/sign_in']]);
  });

  it('takes a 401 of its own as any other', async () => {
    answer(401);
    expect(await signOut()).toBe(false);
    expect(assign.mock.calls).toEqual([['/users/sign_in']]);
  });
});

describe('signOutEverywhere', () => {
  const SESSIONS = 'http://localhost/api/v1/users/sessions';

  it('ends every session and clears the browser as a sign-out does', async () => {
    const sent: unknown[] = [];
    server.use(
      http.delete(SESSIONS, async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    expect(await signOutEverywhere('sunrise')).toBeNull();
    expect(sent).toEqual([{ password: 'sunrise' }]);
    expect(cookieNames().toSorted()).toEqual(['_ga', '_gat', '_gid']);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(assign.mock.calls).toEqual([['/']]);
  });

  it('changes nothing when they did not end', async () => {
    server.use(http.delete(SESSIONS, () => new HttpResponse(null, { status: 503 })));
    expect(await signOutEverywhere('sunrise')).toMatchObject({ status: 503 });
    expect(sessionStorage.getItem('partner')).toBe('hvfcu');
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('followSignOut', () => {
  const toldByOtherTab = () => {
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    notifyOtherTabs();
    const [key, newValue] = writes.mock.calls[0] ?? [];
    writes.mockRestore();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  };
  followSignOut();

  it('leaves for the home page with a tab that shows a member’s page', () => {
    sessionStore.setState({ signedIn: true });
    toldByOtherTab();
    expect(sessionStorage).toHaveLength(0);
    expect(assign.mock.calls).toEqual([['/']]);
  });

  it('leaves visitors where they are, and nothing of what one entered whose session ended here', () => {
    sessionStore.setState({ signedIn: false });
    tabStorageOf('hazel', 'form').keep({ city: 'Portland' });
    toldByOtherTab();
    expect(sessionStorage.getItem('form')).toBeNull();
    expect(sessionStorage.getItem('partner')).toBe('hvfcu');
    expect(assign).not.toHaveBeenCalled();
  });

  it('does nothing about other keys', () => {
    sessionStore.setState({ signedIn: true });
    window.dispatchEvent(new StorageEvent('storage', { key: 'disputes', newValue: '1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('useSignOut', () => {
  it('asks once however often it is told, and says when it failed', async () => {
    let requests = 0;
    server.use(
      http.get(SIGN_OUT, () => {
        requests += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    const { result } = renderHook(() => useSignOut());
    await act(async () => {
      const first = result.current.signOut();
      const second = result.current.signOut();
      await Promise.all([first, second]);
    });
    expect(requests).toBe(1);
    expect(result.current).toMatchObject({ isPending: false, hasFailed: true });
    here.mockReset();
  });
});
