/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { mockApi } from '../../testing/mock-api.ts';
import { browserLocation } from '../browser-location.ts';
import { accountLink } from './account-link.ts';

const server = mockApi();
const at = (path: string) => `http://localhost/api/v1${path}`;
let requests: URL[] = [];

beforeEach(() => void (requests = []));
afterEach(() => void jest.restoreAllMocks());

const answer = (path: string, body: JsonBodyType, status = 200) =>
  server.use(
    http.get(at(path), ({ request }) => {
      requests.push(new URL(request.url));
      return HttpResponse.json(body, { status });
    }),
  );

const fail = (path: string, status: number, error: string) =>
  answer(path, { error, code: 'some_code', request_id: 'r-1' }, status);

describe('start', () => {
  it.each([
    [true, 'link-1', { ok: true, token: 'link-1' }],
    [true, undefined, { ok: false }],
    [false, 'link-1', { ok: false }],
    [false, undefined, { ok: false }],
  ])('with success %s and the token %s gives %o [ONB-038]', async (success, token, given) => {
    answer('/plaid/link_token', { success, ...(token && { link_token: token }) });
    expect(await accountLink({ source: 'plaid' }).start()).toMatchObject(given);
  });

  it('names the institution that was chosen, as each provider calls it', async () => {
    answer('/plaid/link_token', { success: true, link_token: 'link-1' });
    answer('/pinwheel/link_token', { success: true, link_token: 'link-2' });
    await accountLink({ source: 'plaid', institutionId: 'ins_1' }).start();
    await accountLink({ source: 'pinwheel', institutionId: 'p-1' }).start();
    await accountLink({ source: 'pinwheel' }).start();
    expect(requests.map(({ search }) => search)).toEqual([
      '?institution_id=ins_1',
      '?platform_id=p-1',
      '',
    ]);
  });

  it('asks for another bank account than the one to be repaired', async () => {
    answer('/plaid/link_token', { success: true, link_token: 'link-1' });
    answer('/pinwheel/link_token', { success: true, link_token: 'link-2' });
    await accountLink({ source: 'plaid', isAnother: true }).start();
    await accountLink({ source: 'pinwheel', isAnother: true }).start();
    expect(requests.map(({ search }) => search)).toEqual(['?another=true', '']);
  });

  it('tells people what the service says, or that nothing answered', async () => {
    fail('/plaid/link_token', 503, 'Linking rests until noon.');
    expect(await accountLink({ source: 'plaid' }).start()).toEqual({
      ok: false,
      sentence: 'Linking rests until noon.',
    });
    server.use(http.get(at('/plaid/link_token'), () => HttpResponse.error()));
    expect(await accountLink({ source: 'plaid' }).start()).toMatchObject({
      sentence: expect.stringMatching(/^We couldn't reach Reset/),
    });
    server.use(
      http.get(at('/plaid/link_token'), () => new HttpResponse('<html>', { status: 200 })),
    );
    expect(await accountLink({ source: 'plaid' }).start()).toMatchObject({ ok: false });
  });

  it('leads to the sign-in page once the session is over', async () => {
    const left = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
    fail('/plaid/link_token', 401, 'Sign in.');
    await accountLink({ source: 'plaid' }).start();
    expect(left).toHaveBeenCalledWith('/users/sign_in');
  });
});

describe('finish', () => {
  const bank = () => accountLink({ source: 'plaid' }).finish({ public_token: 'public-1' });

  it('hands over what each widget gave', async () => {
    answer('/plaid/create_access_token', { success: true });
    answer('/pinwheel/store_data', { success: true });
    expect(await bank()).toEqual({ ok: true });
    await accountLink({ source: 'pinwheel' }).finish({
      type: 'success',
      account_id: 'a-1',
      platform_id: 'p-1',
    });
    expect(requests.map(({ search }) => search)).toEqual([
      '?public_token=public-1',
      '?account_id=a-1&platform_id=p-1',
    ]);
  });

  it.each([
    [503, false],
    [500, false],
    [429, false],
    [422, true],
    [404, true],
  ])('calls a %s final: %s', async (status, isFinal) => {
    fail('/plaid/create_access_token', status, 'No.');
    expect(await bank()).toEqual({ ok: false, sentence: 'No.', isFinal });
  });

  it('may be tried again when nothing answered, and not when it was not taken', async () => {
    server.use(http.get(at('/plaid/create_access_token'), () => HttpResponse.error()));
    expect(await bank()).toMatchObject({ ok: false, isFinal: false });
    answer('/plaid/create_access_token', { success: false });
    expect(await bank()).toMatchObject({ ok: false, isFinal: true });
  });
});

describe('onEvent', () => {
  it('keeps what the payroll widget tells, under who links [ONB-060]', async () => {
    const kept: unknown[] = [];
    const { promise: keptOne, resolve } = Promise.withResolvers<void>();
    server.use(
      http.post(at('/pinwheel/log_event'), async ({ request }) => {
        kept.push(await request.json());
        resolve();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    accountLink({ source: 'plaid', userId: 'u-1' }).onEvent('OPEN', {});
    accountLink({ source: 'pinwheel' }).onEvent('login', {});
    accountLink({ source: 'pinwheel', userId: 'u-1' }).onEvent('login', { platformId: 'p-1' });
    await keptOne;
    expect(kept).toEqual([
      { event_name: 'login', event_data: { platform_id: 'p-1' }, user_id: 'u-1' },
    ]);
  });
});

describe('explain', () => {
  it('says what can be done about what each provider names', () => {
    const { explain } = accountLink({ source: 'plaid' });
    expect(explain('INSTITUTION_DOWN')).toMatch(/a little later/);
    expect(explain('platformUnavailable')).toBe(explain('INSTITUTION_DOWN'));
    expect(explain('INVALID_CREDENTIALS')).toMatch(/password/);
    expect(explain('invalidCredentials')).toBe(explain('INVALID_CREDENTIALS'));
    expect(explain('invalidMfa')).toBe(explain('INVALID_MFA'));
    expect(explain('toString')).toBe(explain('something new'));
  });
});
