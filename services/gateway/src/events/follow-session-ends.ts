import { staffEvents } from '@reset/api-contract/admin/staff-events.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import { internalClient, parsePrivateKey, subscribe, type openDatabase } from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { endSessionsFor } from './end-sessions-store.ts';

type Needs = {
  config: Pick<GatewayConfig, 'PUBLIC_URL' | 'ADMIN_URL' | 'IDENTITY_PRIVATE_KEY'>;
  database: ReturnType<typeof openDatabase>;
  log: FastifyBaseLogger;
};

/**
 * Follows what the public and the admin service tell of sessions that are void,
 * and ends them in every gateway; while one of them is away, only that waits.
 * @returns a function that stops it
 */
export function followSessionEnds({ config, database, log }: Needs): () => Promise<void> {
  const of = (owner: string, baseUrl: string) => ({
    owner,
    client: internalClient({
      from: 'gateway',
      to: owner,
      baseUrl,
      privateKey: parsePrivateKey(config.IDENTITY_PRIVATE_KEY),
    }),
    database,
    apply: endSessionsFor,
    log,
  });
  // The types that matter here; all others are passed over.
  const stops = [
    subscribe({
      ...of('public', config.PUBLIC_URL),
      events: { 'user.sessions_ended': userEvents['user.sessions_ended'] },
    }),
    subscribe({
      ...of('admin', config.ADMIN_URL),
      events: { 'staff.removed': staffEvents['staff.removed'] },
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
