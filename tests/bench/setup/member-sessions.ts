import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../money/setup.ts';

/** Signs these members in, each in as many browsers as she is named; the browsers' tokens. */
export async function signInMembers(
  admin: Database,
  userIds: readonly string[],
): Promise<string[]> {
  const tokens = userIds.map(() => `s.${randomBytes(32).toString('base64url')}`);
  await admin.raw(
    `INSERT INTO gateway.session
       (id, token_hash, user_id, real_user_id, roles, device, created_at, last_seen_at)
     SELECT gen_random_uuid(), decode(token_hash, 'hex'), user_id, user_id, '{member}', 'Chrome',
            now(), now()
       FROM unnest(CAST(? AS uuid[]), CAST(? AS text[])) AS one (user_id, token_hash)`,
    [[...userIds], tokens.map((cookie) => hash('sha256', cookie))],
  );
  return tokens;
}

/** What a browser sends with each call of its own page. */
export const sessionCookie = (token: string): Record<string, string> => ({
  cookie: `__Host-reset_session=${token}`,
  'sec-fetch-site': 'same-origin',
});
