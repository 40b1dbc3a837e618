import type { Service } from '@reset/service-kit';
import { asMember, asVisitor } from '@reset/service-kit/testing';

/* What a browser sends on the way to an account. */

export const STRONG = 'violet-Tractor-58-moon';
export const STRONGER = 'copper-Lantern-31-tide';

/** Somebody without a session in the browser of this name. */
export const inBrowser = (deviceId: string) => asVisitor({ audience: 'public', deviceId });

/** Somebody who is signed in in the browser of this name. */
export const signedInAs = (userId: string, deviceId: string) =>
  asMember(userId, { audience: 'public', deviceId });

export const someSignUp = (changes: object = {}) => ({
  user: { first_name: 'Ana', last_name: 'Lopez', email: 'ana@example.com', ...changes },
});

type Headers = Record<string, string>;

export const postSignUp = (app: Service, payload: object, headers: Headers = inBrowser('hers')) =>
  app.inject({ method: 'POST', url: '/api/v1/users', headers, payload });

/** Signs up and answers the token for the password. */
export async function beginSignUp(
  app: Service,
  changes: object = {},
  headers?: Headers,
): Promise<string> {
  const reply = await postSignUp(app, someSignUp(changes), headers);
  if (reply.statusCode !== 201) throw new Error(`The sign-up was refused: ${reply.body}`);
  return reply.json<{ reset_password_token: string }>().reset_password_token;
}

export const putPassword = (
  app: Service,
  token: string,
  { password = STRONG, headers = inBrowser('hers') }: { password?: string; headers?: Headers } = {},
) =>
  app.inject({
    method: 'PUT',
    url: '/api/v1/users/passwords',
    headers,
    payload: { user: { password }, reset_password_token: token, score: 4 },
  });

export const askForReset = (app: Service, email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/users/passwords',
    headers: inBrowser('hers'),
    payload: { user: { email } },
  });

export const confirm = (
  app: Service,
  token: string,
  { password, headers = inBrowser('hers') }: { password?: string; headers?: Headers } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/users/confirmations',
    headers,
    payload: { confirmation_token: token, ...(password ? { user: { password } } : {}) },
  });

/** The token in the link of a mail. */
export function tokenIn({ text }: { text: string }): string {
  const token = /_token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`There is no token in this mail: ${text}`);
  return token;
}
