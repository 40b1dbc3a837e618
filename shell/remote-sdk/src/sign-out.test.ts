import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { http, HttpResponse } from 'msw';
import { browserLocation } from './browser-location.ts';
import { pageData } from './page-data.ts';
import { signOut } from './sign-out.ts';

const server = mockApi();
const answer = (status: number) =>
  server.use(
    http.get('http://localhost/api/v1/users/sign_out', () => new HttpResponse(null, { status })),
  );
const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
const cookieNames = () => document.cookie.split('; ').map((pair) => pair.split('=')[0]);

beforeEach(() => {
  assign.mockClear();
  pageData().flags.demo_triggers = false;
  for (const name of ['_ga', '_gat', '_gid', 'theme', 'seen'])
    document.cookie = `${name}=1; Path=/`;
  localStorage.setItem('disputes', '1');
  sessionStorage.setItem('partner', 'hvfcu');
});

describe('signOut', () => {
  it.each([200, 204])('on %i keeps the analytics cookies alone and goes home', async (status) => {
    answer(status);
    expect(await signOut()).toBe(true);
    expect(cookieNames().toSorted()).toEqual(['_ga', '_gat', '_gid']);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(assign.mock.calls).toEqual([['/']]);
  });

  it('keeps the storage while demo triggers are on, and still clears cookies', async () => {
    pageData().flags.demo_triggers = true;
    answer(204);
    await signOut();
    expect(cookieNames()).not.toContain('theme');
    expect(localStorage.getItem('disputes')).toBe('1');
    expect(sessionStorage.getItem('partner')).toBe('hvfcu');
  });

  it('changes nothing when the server did not end the session', async () => {
    answer(503);
    expect(await signOut()).toBe(false);
    expect(cookieNames()).toContain('theme');
    expect(localStorage.getItem('disputes')).toBe('1');
    expect(assign).not.toHaveBeenCalled();
  });
});
