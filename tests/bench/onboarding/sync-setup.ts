import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '@reset/service-kit';
import { embeddedDatabase, prepareDatabases } from '../../../infra/dev/databases.ts';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import type { Resources } from '../../resources/with-resources.ts';
import { at, gatewayKeys, openProcess, root } from '../setup/processes.ts';
import { openFolder, openPostgres } from '../../resources/postgres.ts';

export type SyncSetup = {
  sandboxUrl: string;
  dataKey: string;
  database: ReturnType<typeof openDatabase>;
  /** Starts the member service, which does what is due; the answer ends it. */
  startMemberService(): Promise<{ stop: () => Promise<void> }>;
};

/** PostgreSQL, the providers' sandbox and, when it is told to, the member service: each a process. */
export async function setUpSync(resources: Resources): Promise<SyncSetup> {
  const folder = await openFolder(resources);
  const postgres = await openPostgres(resources, folder, { isDurable: true });
  const urls = await prepareDatabases(await embeddedDatabase(postgres.url), [
    {
      name: 'member',
      password: randomBytes(12).toString('hex'),
      db: join(root, 'services/member/db'),
      guarded: { ledger: join(root, 'services/ledger/db') },
    },
  ]);
  const [sandbox, mail, member] = [await freePort(), await freePort(), await freePort()];
  const dataKey = randomBytes(32).toString('base64');
  const databaseUrl = urls.get('member') ?? '';
  const database = resources.adopt(openDatabase(databaseUrl, { max: 2 }), (it) => it.destroy());
  await openProcess(resources, {
    folder,
    script: 'services/provider-sandbox/src/server.ts',
    port: sandbox,
    env: { NODE_ENV: 'development', LOG_LEVEL: 'warn', SMTP_PORT: String(mail) },
  });
  return {
    sandboxUrl: at(sandbox),
    dataKey,
    database,
    startMemberService: () =>
      openProcess(resources, {
        folder,
        script: 'services/member/src/server.ts',
        port: member,
        env: {
          ...gatewayKeys().env,
          LOG_LEVEL: 'warn',
          DATABASE_URL: databaseUrl,
          DATA_KEY: dataKey,
          PUSH_KEYS: randomBytes(32).toString('base64url'),
          PUBLIC_URL: at(1),
          ONBOARDING_URL: at(1),
          ORIGIN: at(1),
          MAIL_URL: 'smtp://127.0.0.1:1',
          MAIL_FROM: 'no-reply@reset.example',
          TEXTS_URL: 'http://127.0.0.1:1',
          TEXTS_ACCOUNT: 'any',
          TEXTS_TOKEN: 'any',
          TEXTS_FROM: '+12025550100',
          PARTNERS_FOLDER: join(root, 'partners'),
          PLAID_URL: `${at(sandbox)}/plaid`,
          PLAID_CLIENT_ID: 'sandbox',
          PLAID_SECRET: 'sandbox',
          PINWHEEL_URL: `${at(sandbox)}/pinwheel`,
          PINWHEEL_API_SECRET: 'sandbox',
          PAVE_URL: `${at(sandbox)}/pave`,
          PAVE_API_KEY: 'sandbox',
        },
      }),
  };
}
