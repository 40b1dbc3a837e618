/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  ASSERTION,
  AUTHENTICATION_OPTIONS,
  mockApi,
  passkeyBrowser,
  REGISTRATION_OPTIONS,
} from '@reset/remote-sdk/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  isPasskeySupported,
  makePasskey,
  signByPasskey,
  type RegistrationOptions,
} from './passkeys.ts';
import { camelizeKeys } from '../convert-keys.ts';

const OPTIONS = 'http://localhost/api/v1/users/passkeys/authentication_options';
const purposes: unknown[] = [];
const server = mockApi(
  http.post(OPTIONS, async ({ request }) => {
    purposes.push(await request.json());
    return HttpResponse.json(AUTHENTICATION_OPTIONS);
  }),
);
const browser = passkeyBrowser();
beforeEach(() => void purposes.splice(0));

const registration = camelizeKeys(REGISTRATION_OPTIONS) as RegistrationOptions;

describe('isPasskeySupported', () => {
  it('follows the browser', () => {
    expect(isPasskeySupported()).toBe(true);
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    expect(isPasskeySupported()).toBe(false);
  });
});

describe('signByPasskey', () => {
  it('has the browser sign what the server asked for, and brings what it signed', async () => {
    const signed = signByPasskey('second_step');
    await browser.bring();
    expect(await signed).toEqual({ is: 'done', made: camelizeKeys(ASSERTION) });
    expect(purposes).toEqual([{ purpose: 'second_step' }]);
    expect(browser.asked).toMatchObject([
      { kind: 'get', mediation: undefined, options: { userVerification: 'required' } },
    ]);
  });

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['SecurityError', 'unable'],
    ['InvalidStateError', 'unable'],
    ['NotSupportedError', 'unable'],
  ])('takes %s for %s', async (name, is) => {
    const signed = signByPasskey('sign_in');
    await browser.fail(name);
    expect(await signed).toEqual({ is });
  });

  it('brings the server’s refusal, and asks the browser nothing', async () => {
    server.use(
      http.post(OPTIONS, () =>
        HttpResponse.json(
          { error: 'Enter your password again.', code: 'sign_in_over', request_id: '1' },
          { status: 409 },
        ),
      ),
    );
    expect(await signByPasskey('second_step')).toMatchObject({
      is: 'refused',
      error: { code: 'sign_in_over' },
    });
    expect(browser.asked).toEqual([]);
  });

  it('asks nobody for suggestions where the browser makes none', async () => {
    expect(await signByPasskey('sign_in', { isAutofill: true })).toEqual({ is: 'unable' });
    expect(purposes).toEqual([]);
  });

  it('waits for a suggestion until that is taken back', async () => {
    browser.suggestPasskeys();
    document.body.innerHTML = '<input autocomplete="username webauthn">';
    const end = new AbortController();
    const signed = signByPasskey('sign_in', { isAutofill: true, signal: end.signal });
    await waitFor(() => expect(browser.waiting()).toBe(1));
    expect(browser.asked).toMatchObject([{ mediation: 'conditional' }]);
    end.abort();
    expect(await signed).toEqual({ is: 'cancelled' });
    expect(browser.waiting()).toBe(0);
  });

  it('asks the browser nothing that was taken back while the server was asked', async () => {
    const end = new AbortController();
    const signed = signByPasskey('sign_in', { signal: end.signal });
    end.abort();
    expect(await signed).toEqual({ is: 'cancelled' });
    expect(browser.asked).toEqual([]);
  });
});

describe('makePasskey', () => {
  it('brings what the browser made', async () => {
    const made = makePasskey(registration);
    await browser.bring();
    expect(await made).toEqual({
      is: 'done',
      made: {
        id: 'a2V5',
        clientDataJson: 'Y2xpZW50IGRhdGE',
        attestationObject: 'YXR0ZXN0YXRpb24',
        transports: ['internal'],
      },
    });
    expect(browser.asked).toMatchObject([
      { kind: 'create', options: { authenticatorSelection: { residentKey: 'required' } } },
    ]);
  });

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['InvalidStateError', 'known'],
    ['ConstraintError', 'unable'],
  ])('takes %s for %s', async (name, is) => {
    const made = makePasskey(registration);
    await browser.fail(name);
    expect(await made).toEqual({ is });
  });
});
