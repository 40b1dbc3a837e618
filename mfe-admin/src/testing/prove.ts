import type { RemoteModule } from '@reset/remote-sdk';
import { renderRemote } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';

/* How tests come through the gate, as staff do. */

const at = (path: string) => `http://localhost/api/v1${path}`;
const MFA = '/multifactor_authentication_configurations';

export const SAM = '0199aaaa-0000-7000-8000-000000000001';

/** Her second factor, on unless it is changed. */
export const secondFactor = (changes: object = {}): HttpHandler =>
  http.get(at(`${MFA}/current`), () =>
    HttpResponse.json({
      user_id: SAM,
      mfa_enabled: true,
      texts: true,
      authenticator_app: false,
      phone_last_four: '0143',
      recovery_codes_left: 10,
      ...changes,
    }),
  );

/** Sends codes, and notes to whom. */
export const sendsCodes = (sent: unknown[] = []): HttpHandler =>
  http.post(at(`${MFA}/send_code`), async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({});
  });

/** Any code is right and gives this token for 15 minutes. */
export const provenBy = (token: string, attempts: unknown[] = []): HttpHandler =>
  http.post(at('/admin/session'), async ({ request }) => {
    attempts.push(await request.json());
    const expiresAt = new Date(Date.now() + 15 * 60_000).toISOString();
    return HttpResponse.json({ admin_token: token, expires_at: expiresAt, role: 'administrator' });
  });

/** Opens a page and enters a code that she has already. */
export async function prove(area: RemoteModule, path: string) {
  const page = renderRemote(area, path);
  await page.user.click(await screen.findByRole('button', { name: 'I have a code already' }));
  await enterCode(page.user);
  return page;
}

/** Enters a code where it is asked for. */
export async function enterCode(
  user: ReturnType<typeof renderRemote>['user'],
  code = '123456',
): Promise<void> {
  await user.type(await screen.findByRole('textbox'), code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}
