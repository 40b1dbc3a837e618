/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { mockApi } from '../testing/mock-api.ts';
import { api } from './api.ts';
import { isAttended } from './attendance.ts';

const server = mockApi();
const LOADED_AT = Date.now();
const clock = jest.spyOn(Date, 'now');

beforeEach(() => {
  clock.mockReturnValue(LOADED_AT);
  window.dispatchEvent(new Event('keydown'));
});
afterAll(() => clock.mockRestore());

const pass = (seconds: number) => void clock.mockReturnValue(LOADED_AT + seconds * 1_000);

/** What the next call says of whether somebody is there. */
async function marks(call: () => Promise<unknown>): Promise<string | null> {
  let mark: string | null = 'unset';
  server.use(
    http.all('http://localhost/api/v1/notifications', ({ request }) => {
      mark = request.headers.get('x-unattended');
      return HttpResponse.json([]);
    }),
  );
  await call();
  return mark;
}

describe('isAttended', () => {
  it('is so for a minute after somebody touched the page', () => {
    pass(59);
    expect(isAttended()).toBe(true);
    pass(60);
    expect(isAttended()).toBe(false);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'])(
    'is so again at %s',
    (sign) => {
      pass(600);
      window.dispatchEvent(new Event(sign));
      expect(isAttended()).toBe(true);
    },
  );
});

describe('a call', () => {
  it('is marked when nobody has touched the page for a minute', async () => {
    expect(await marks(() => api.get('/notifications'))).toBeNull();
    pass(61);
    expect(await marks(() => api.get('/notifications'))).toBe('1');
  });

  it('is not marked when it changes something', async () => {
    pass(61);
    expect(await marks(() => api.post('/notifications', {}))).toBeNull();
  });
});
