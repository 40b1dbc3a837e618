import { describe, expect, it } from '@jest/globals';
import { toBrowser, toService } from './forwarded-headers.ts';

const ours = { identity: 'token', requestId: 'id', forwardedFor: '10.0.0.1' };

describe('toService', () => {
  it('says who calls, and lets nobody else say it', () => {
    const headers = toService(
      {
        cookie: '__Host-reset_session=x',
        authorization: 'Bearer forged',
        'x-reset-identity': 'forged',
        'x-reset-anything': 'forged',
        'x-request-id': 'forged',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.test',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
        referer: 'https://reset.test/users/passwords/edit?reset_password_token=secret',
        'x-csrf-token': 'secret',
        'sec-fetch-site': 'same-origin',
        connection: 'keep-alive, x-reset-identity',
        'transfer-encoding': 'chunked',
      },
      ours,
    );
    expect(headers).toEqual({
      'x-request-id': 'id',
      'x-reset-identity': 'token',
      'x-forwarded-for': '10.0.0.1',
    });
  });

  it('leaves the rest as it is', () => {
    const given = {
      accept: 'application/json',
      'content-type': 'text/plain',
      'x-admin-token': 't',
      'x-opened-seconds-ago': '3',
    };
    expect(toService(given, ours)).toMatchObject(given);
  });
});

describe('toBrowser', () => {
  it('keeps back what services say among themselves', () => {
    const headers = toBrowser(
      {
        'x-reset-session-start': 'secret',
        'x-reset-trace': 'y',
        'content-type': 'application/json',
      },
      'id',
    );
    expect(Object.keys(headers).filter((name) => name.startsWith('x-reset-'))).toEqual([]);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-request-id': 'id',
    });
  });

  it('lets no service loosen the caching', () => {
    expect(toBrowser({ 'cache-control': 'public, max-age=60' }, 'id')['cache-control']).toBe(
      'no-store',
    );
  });
});
