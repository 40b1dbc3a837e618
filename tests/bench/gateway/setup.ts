import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { embeddedDatabase, prepareDatabases } from '../../../infra/dev/databases.ts';
import { tokenSigner } from '@reset/service-kit';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import type { Resources } from '../../resources/with-resources.ts';
import { at, gatewayKeys, openProcess, root, writeReleases } from '../setup/processes.ts';
import { openFolder, openPostgres } from '../../resources/postgres.ts';

export type GatewaySetup = {
  /** Base URLs of the three ways to the same service. */
  direct: string;
  bare: string;
  gateway: string;
  /** What a caller that is not the gateway has to say of itself. */
  identity: () => Record<string, string>;
};

/** PostgreSQL, the fixture service, the bare proxy and the gateway, each a process of its own. */
export async function setUpGateway(resources: Resources): Promise<GatewaySetup> {
  const folder = await openFolder(resources);
  const postgres = await openPostgres(resources, folder, { isDurable: false });
  const [service, bare, gateway] = [await freePort(), await freePort(), await freePort()];
  const keys = gatewayKeys();
  const urls = await prepareDatabases(await embeddedDatabase(postgres.url), [
    {
      name: 'gateway',
      password: randomBytes(12).toString('hex'),
      db: join(root, 'services/gateway/db'),
    },
  ]);
  const store = join(folder, 'releases');
  const signed = await writeReleases(store, {
    member: {
      url: at(service),
      routes: [
        { method: 'GET', path: '/api/v1/overview', access: 'member' },
        { method: 'POST', path: '/api/v1/log_event', access: 'member', body_bytes: 16_384 },
        { method: 'POST', path: '/api/v1/start', access: 'visitor', session: 'starts' },
      ],
    },
  });
  await openProcess(resources, {
    folder,
    script: 'tests/bench/gateway/fixture-service.ts',
    port: service,
    env: keys.env,
  });
  await openProcess(resources, {
    folder,
    script: 'tests/bench/gateway/bare-proxy.ts',
    args: [String(bare), String(service)],
    port: bare,
  });
  await openProcess(resources, {
    folder,
    script: 'services/gateway/src/server.ts',
    port: gateway,
    env: {
      ...keys.env,
      // Nobody is there: it serves without.
      PUBLIC_URL: at(1),
      ADMIN_URL: at(1),
      ORIGIN: at(gateway),
      DATABASE_URL: urls.get('gateway'),
      SESSION_SECRET: randomBytes(32).toString('base64'),
      RELEASE_STORE: store,
      ...signed,
      PARTNERS_FOLDER: join(root, 'partners'),
      LOG_LEVEL: 'info',
    },
  });
  return {
    direct: at(service),
    bare: at(bare),
    gateway: at(gateway),
    identity: gatewaysWord(keys.privatePem),
  };
}

// As the gateway signs it, for a minute: longer than one measurement takes.
const gatewaysWord = (privateKey: string): (() => Record<string, string>) => {
  const sign = tokenSigner({
    type: 'reset-identity+jwt',
    issuer: 'gateway',
    audience: 'member',
    privateKey,
  });
  const claims = { sid: 'bench', sub: '01900000-0000-7000-8000-000000000001', roles: ['member'] };
  return () => ({ 'x-reset-identity': sign({ ...claims, mfa: null }) });
};
