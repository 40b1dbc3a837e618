import { createHash, randomBytes } from 'node:crypto';
import { tokenSigner, type Database } from '@reset/service-kit';

/** An administrator, who calls the admin service as the gateway hands her calls on. */
export type Staff = {
  id: string;
  /** @throws unless it is answered with 200 */
  get<Reply>(path: string): Promise<Reply>;
};

const SESSION = 'bench';

/** @param privatePem the gateway's */
export async function openStaff({
  url,
  database,
  privatePem,
}: {
  url: string;
  database: Database;
  privatePem: string;
}): Promise<Staff> {
  const id = '00000000-0000-0000-0000-000000000001';
  const token = randomBytes(32).toString('base64url');
  const member = { user_id: id, added_at: new Date(), role: 'administrator' };
  await database('staff').insert(member).onConflict().ignore();
  await database('admin_session').insert({
    token_hash: createHash('sha256').update(token).digest(),
    user_id: id,
    gateway_session_id: SESSION,
    proved_at: new Date(),
    expires_at: new Date(Date.now() + 24 * 3_600_000),
  });
  const sign = tokenSigner({
    type: 'reset-identity+jwt',
    issuer: 'gateway',
    audience: 'admin',
    privateKey: privatePem,
  });
  const claims = { sid: SESSION, sub: id, real: id, roles: ['member', 'admin'], mfa: null };
  return {
    id,
    async get<Reply>(path: string): Promise<Reply> {
      const headers = { 'x-reset-identity': sign(claims), 'x-admin-token': token };
      const reply = await fetch(`${url}/api/v1/admin${path}`, { headers });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${text}`);
      return JSON.parse(text) as Reply;
    },
  };
}
