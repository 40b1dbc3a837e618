/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockApi } from '../testing/mock-api.ts';
import { api, unwrap, unwrapList } from './api.ts';
import { browserLocation } from './browser-location.ts';
import { createQueryClient, retry } from './create-query-client.ts';
import { setPublicPages } from './leave-for-sign-in.ts';
import { rememberLocation, takeRememberedLocation } from './remembered-location.ts';

const server = mockApi();
const at = (path: string) => `http://localhost/api/v1${path}`;

beforeEach(() => {
  document.head.innerHTML = '<meta name="csrf-token" content="masked-token" />';
});

describe('get', () => {
  it('answers with keys in camelCase [PLT-008]', async () => {
    server.use(
      http.get(at('/dashboard/overview'), () =>
        HttpResponse.json({ next_payday: '2026-11-27', dsl: { current_amount: 41.5 } }),
      ),
    );
    expect(await api.get('/dashboard/overview')).toEqual({
      ok: true,
      data: { nextPayday: '2026-11-27', dsl: { currentAmount: 41.5 } },
    });
  });

  it('answers an archive as a file under the service’s name for it', async () => {
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="yours.zip"',
    };
    server.use(http.post(at('/x'), () => new HttpResponse(new Uint8Array([80, 75]), { headers })));
    const file = unwrap(await api.post<File>('/x', {}));
    expect([file.name, file.size]).toEqual(['yours.zip', 2]);
  });

  it('sends no CSRF token', async () => {
    let token: string | null = 'unset';
    server.use(
      http.get(at('/x'), ({ request }) => {
        token = request.headers.get('x-csrf-token');
        return HttpResponse.json({});
      }),
    );
    await api.get('/x');
    expect(token).toBeNull();
  });

  it('gives up after 60 seconds with an error that says so [PLT-002]', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(60_000);
      return AbortSignal.abort(new DOMException('', 'TimeoutError'));
    });
    server.use(http.get(at('/x'), () => HttpResponse.json({})));
    expect(await api.get('/x')).toMatchObject({ ok: false, error: { status: 0, code: 'timeout' } });
    timeout.mockRestore();
  });

  it('turns a lost connection into an error and does not throw [PLT-012]', async () => {
    server.use(http.get(at('/x'), () => HttpResponse.error()));
    expect(await api.get('/x')).toMatchObject({ ok: false, error: { status: 0, code: 'network' } });
  });

  it('turns an answer that is no JSON into an error', async () => {
    server.use(http.get(at('/x'), () => HttpResponse.text('<html>')));
    expect(await api.get('/x')).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  it('says of an answer that is no JSON that we failed, and not the connection', async () => {
    server.use(http.get(at('/x'), () => HttpResponse.text('<html>')));
    const answer = await api.get('/x');
    expect(answer.ok ? '' : answer.error.message).toMatch(/went wrong on our side/);
  });

  it.each(['x', 'Internal Server Error'])('says a fault in our words, not as %j', async (error) => {
    server.use(http.get(at('/x'), () => HttpResponse.json({ error }, { status: 500 })));
    expect(await api.get('/x')).toMatchObject({
      error: { status: 500, message: 'Something went wrong. Please try again.' },
    });
  });

  it('survives a refusal that is no JSON', async () => {
    server.use(http.get(at('/x'), () => HttpResponse.text('Bad Gateway', { status: 502 })));
    expect(await api.get('/x')).toMatchObject({ ok: false, error: { status: 502, errors: {} } });
  });
});

describe('unwrap', () => {
  const answerOf = (data: unknown) => ({ ok: true as const, data: data as { dsl: number } });

  it.each([null, { foo: [1] }, [], 'text'])(
    'takes %j for no answer where it needs more',
    (data) => {
      expect(() => unwrap(answerOf(data), 'dsl')).toThrow(/went wrong on our side/);
      expect(unwrap(answerOf(data))).toBe(data);
    },
  );

  it('gives an answer that has what is needed', () => {
    expect(unwrap(answerOf({ dsl: 1, more: 2 }), 'dsl')).toEqual({ dsl: 1, more: 2 });
  });

  it('takes what is no list for no answer where a list is needed', () => {
    const listOf = (data: unknown) => ({ ok: true as const, data: data as number[] });
    expect(unwrapList(listOf([1]))).toEqual([1]);
    expect(() => unwrapList(listOf({ foo: [1] }))).toThrow(/our side/);
    expect(() => unwrapList(listOf(null))).toThrow(/our side/);
  });
});

describe('post', () => {
  it('sends snake_case and the CSRF token of the page [PLT-005, PLT-007]', async () => {
    let seen: unknown;
    server.use(
      http.post(at('/users'), async ({ request }) => {
        seen = [request.headers.get('x-csrf-token'), await request.json()];
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    await api.post('/users', { user: { firstName: 'Ada' } });
    expect(seen).toEqual(['masked-token', { user: { first_name: 'Ada' } }]);
  });

  it('reads an empty answer as undefined', async () => {
    server.use(http.post(at('/x'), () => new HttpResponse(null, { status: 204 })));
    expect(await api.post('/x')).toEqual({ ok: true, data: undefined });
  });

  it('carries what is wrong sentence by sentence where no field is named', async () => {
    const errors = ['Reset password token is invalid', 7];
    server.use(
      http.put(at('/users/passwords'), () => HttpResponse.json({ errors }, { status: 400 })),
    );
    expect(await api.put('/users/passwords', {})).toMatchObject({
      ok: false,
      error: { errors: {}, sentences: ['Reset password token is invalid'] },
    });
  });

  it('carries what is wrong field by field', async () => {
    server.use(
      http.post(at('/users'), () =>
        HttpResponse.json(
          {
            error: 'Please check the form.',
            code: 'invalid_request',
            errors: { first_name: ['is missing'] },
            request_id: '019aa',
          },
          { status: 422 },
        ),
      ),
    );
    expect(await api.post('/users', {})).toMatchObject({
      ok: false,
      error: {
        status: 422,
        code: 'invalid_request',
        message: 'Please check the form.',
        errors: { firstName: ['is missing'] },
        requestId: '019aa',
      },
    });
  });
});

describe('a 401', () => {
  const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
  const here = jest.spyOn(browserLocation, 'here');
  const pageShow = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  beforeEach(() => {
    here.mockReturnValue('/income?page=2#old');
    server.use(
      http.get(at('/x'), () => HttpResponse.json({ error: 'Unauthorized' }, { status: 401 })),
    );
  });
  afterEach(() => {
    assign.mockClear();
    sessionStorage.clear();
    pageShow(true);
    setPublicPages((path) => path === '/users/sign_in');
  });

  it('sends the browser to the sign-in page once, however many calls fail [PLT-010]', async () => {
    await Promise.all([api.get('/x'), api.get('/x'), api.get('/x')]);
    await api.get('/x');
    expect(assign.mock.calls).toEqual([['/users/sign_in']]);
    expect(takeRememberedLocation()).toBe('/income?page=2#old');
  });

  it('is not sent twice when the page has finished loading only meanwhile', async () => {
    await api.get('/x');
    pageShow(false);
    await api.get('/x');
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it('sends it again when the page came back as it was left', async () => {
    await api.get('/x');
    pageShow(true);
    await api.get('/x');
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it('leads nowhere on the sign-in page, and forgets no page that was remembered', async () => {
    rememberLocation('/income');
    here.mockReturnValue('/users/sign_in');
    expect(await api.get('/x')).toMatchObject({ ok: false, error: { status: 401 } });
    expect(assign).not.toHaveBeenCalled();
    expect(takeRememberedLocation()).toBe('/income');
  });

  it('never leaves a public page [PLT-011]', async () => {
    setPublicPages((path) => path === '/');
    here.mockReturnValue('/?utm_source=a');
    expect(await api.get('/x')).toMatchObject({ ok: false, error: { status: 401 } });
    expect(assign).not.toHaveBeenCalled();
    expect(takeRememberedLocation()).toBeNull();
  });

  it('leaves on no other status', async () => {
    for (const status of [403, 422]) {
      server.use(http.get(at('/x'), () => HttpResponse.json({}, { status })));
      await api.get('/x');
    }
    expect(assign).not.toHaveBeenCalled();
  });

  it('is asked about once by a query: there is nothing to try again', async () => {
    let requests = 0;
    server.use(
      http.get(at('/x'), () => {
        requests += 1;
        return HttpResponse.json({ error: 'Unauthorized' }, { status: 401 });
      }),
    );
    const query = { queryKey: ['x'], queryFn: async () => unwrap(await api.get('/x')) };
    await expect(createQueryClient().fetchQuery({ ...query, retry })).rejects.toMatchObject({
      status: 401,
    });
    expect(requests).toBe(1);
    expect(assign).toHaveBeenCalledTimes(1);
  });
});

describe('a CSRF token of another session', () => {
  const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
  const age = jest.spyOn(performance, 'now');
  beforeEach(() => {
    reload.mockClear();
    const refusal = { error: 'Invalid CSRF token', code: 'invalid_csrf_token' };
    server.use(http.post(at('/x'), () => HttpResponse.json(refusal, { status: 403 })));
  });
  afterEach(() => void age.mockReset());

  it('loads the page anew, which answers no more', async () => {
    age.mockReturnValue(60_000);
    const answered = jest.fn();
    void api.post('/x').then(answered);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(answered).not.toHaveBeenCalled();
  });

  it('is told where the page has only just come, so that none is loaded for ever', async () => {
    age.mockReturnValue(2_000);
    expect(await api.post('/x')).toMatchObject({ ok: false, error: { status: 403 } });
    expect(reload).not.toHaveBeenCalled();
  });
});
