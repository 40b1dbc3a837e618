/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { mockApi } from '../../testing/mock-api.ts';
import { filingWidget } from './filing-widget.ts';

const server = mockApi();
const TOKEN = 'http://localhost/api/v1/april/access_token';

describe('filingWidget', () => {
  it('asks for another token at each opening [MEM-144]', async () => {
    let asked = 0;
    server.use(
      http.get(TOKEN, () =>
        HttpResponse.json({
          access_token: `token-${++asked}`,
          expires_at: '2026-02-01T12:00:00.000Z',
        }),
      ),
    );
    const widget = filingWidget(() => undefined);
    expect(await widget.start()).toEqual({ ok: true, token: 'token-1' });
    expect(await widget.start()).toEqual({ ok: true, token: 'token-2' });
  });

  it('says what the service says where there is none', async () => {
    server.use(
      http.get(TOKEN, () =>
        HttpResponse.json(
          { error: 'Tax filing rests until noon.', code: 'x', request_id: 'r' },
          { status: 503 },
        ),
      ),
    );
    expect(await filingWidget(() => undefined).start()).toEqual({
      ok: false,
      sentence: 'Tax filing rests until noon.',
    });
  });

  it('tells of returns that are filed, and of nothing else', () => {
    const onFiled = jest.fn();
    const { onEvent } = filingWidget(onFiled);
    onEvent('opened');
    onEvent('filed');
    expect(onFiled).toHaveBeenCalledTimes(1);
  });
});
