import type { Page } from 'playwright/test';
import { codeFrom } from './inbox.ts';
import type { Credentials } from './sign-in.ts';

const FACTORS = '/api/v1/multifactor_authentication_configurations';

/** Proves by a code that the member of staff who is signed in is who she is; the admin token. */
export async function adminToken(
  page: Page,
  { phone_number: phone }: Credentials,
): Promise<string> {
  const { user_id } = await callApi<{ user_id: string }>(page, 'GET', `${FACTORS}/current`);
  const otp_attempt = await codeFrom(phone ?? '', () =>
    callApi(page, 'POST', `${FACTORS}/send_code`, { user_id }),
  );
  const { admin_token } = await callApi<{ admin_token: string }>(
    page,
    'POST',
    '/api/v1/admin/session',
    { otp_attempt },
  );
  return admin_token;
}

/** One call as the page's own scripts make it. */
const callApi = <Reply>(page: Page, method: string, path: string, body?: object): Promise<Reply> =>
  page.evaluate(
    async ([verb, url, sent]) => {
      const csrf = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '';
      const reply = await fetch(url, {
        method: verb,
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${url} was answered with ${reply.status}: ${text}`);
      return (text === '' ? null : JSON.parse(text)) as Reply;
    },
    [method, path, body] as const,
  );
