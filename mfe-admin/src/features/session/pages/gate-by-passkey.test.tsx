import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ASSERTION,
  AUTHENTICATION_OPTIONS,
  mockApi,
  passkeyBrowser,
  renderRemote,
} from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import staffArea from '#routes.tsx';
import { enterCode, provenBy, SAM, secondFactor } from '#testing/prove.ts';
import { adminTokenStore } from '../model/admin-token-store.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import './gate-page.tsx';
import '#features/area/pages/area-page.tsx';
import '#features/users/pages/users-page.tsx';

const at = (path: string) => `http://localhost/api/v1${path}`;
const PASSKEY = { id: SAM, name: 'Key', created_at: '2026-11-20T12:00:00Z', last_used_at: null };
const purposes: unknown[] = [];
let passkeys: object[];
const server = mockApi(
  secondFactor({ authenticator_app: true }),
  http.get(at('/users/passkeys'), () => HttpResponse.json({ passkeys })),
  http.post(at('/users/passkeys/authentication_options'), async ({ request }) => {
    purposes.push(await request.json());
    return HttpResponse.json(AUTHENTICATION_OPTIONS);
  }),
  http.get(at('/admin/users'), () => HttpResponse.json({ users: [], total_pages: 0 })),
);
const browser = passkeyBrowser();

beforeEach(() => {
  purposes.length = 0;
  passkeys = [PASSKEY];
});
afterEach(() => adminTokenStore.getState().drop());

const instead = () => screen.findByRole('button', { name: 'Use a passkey instead' });

describe('the gate, by a passkey', () => {
  it('opens in the place of a code', async () => {
    const attempts: unknown[] = [];
    server.use(provenBy('token-1', attempts));
    const { user } = renderRemote(staffArea, '/admin/users');
    await user.click(await instead());
    await browser.bring();
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Users' }));
    expect(purposes).toEqual([{ purpose: 'confirm' }]);
    expect(attempts).toEqual([{ passkey: ASSERTION }]);
  });

  it('is offered before a code is sent, too', async () => {
    server.use(secondFactor(), provenBy('token-1'));
    const { user } = renderRemote(staffArea, '/admin/users');
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeTruthy();
    await user.click(await instead());
    await browser.bring();
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
  });

  it('stays closed, and takes a code, when she closes the window or it is refused', async () => {
    server.use(
      http.post(
        at('/admin/session'),
        () =>
          HttpResponse.json(
            { error: 'This passkey was not accepted.', code: 'invalid_passkey', request_id: '1' },
            { status: 422 },
          ),
        { once: true },
      ),
      provenBy('token-1'),
    );
    const { user } = renderRemote(staffArea, '/admin/users');
    await user.click(await instead());
    await browser.fail();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(document.activeElement).toBe(await instead());
    expect(screen.queryByText('This passkey was not accepted.')).toBeNull();
    await user.click(await instead());
    await browser.bring();
    expect(await screen.findByText('This passkey was not accepted.')).toBeTruthy();
    await user.click(await instead());
    await browser.fail('SecurityError');
    expect(await screen.findByText(/Your browser could not use a passkey/)).toBeTruthy();
    await enterCode(user);
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
  });

  it.each([
    ['who has none', () => void (passkeys = [])],
    [
      'who cannot be asked',
      () => server.use(http.get(at('/users/passkeys'), () => HttpResponse.error())),
    ],
    [
      'a browser that knows none',
      () => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'),
    ],
  ])('is not offered to %s, for whom the code is enough', async (_who, is) => {
    is();
    server.use(provenBy('token-1'));
    const { user } = renderRemote(staffArea, '/admin/users');
    await screen.findByText(/Open your authenticator app/);
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
    await enterCode(user);
    expect(await screen.findByText('Nobody is in this list.')).toBeTruthy();
  });

  it('is not enough where two-factor authentication is off', async () => {
    server.use(secondFactor({ mfa_enabled: false, phone_last_four: null }));
    renderRemote(staffArea, '/admin/users');
    await screen.findByRole('link', { name: 'Turn on two-factor authentication' });
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });
});
