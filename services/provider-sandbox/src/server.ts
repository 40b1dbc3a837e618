import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, serve, systemClock } from '@reset/service-kit';
import { startMailServer } from '#features/mail/mail-server.ts';
import { buildApp } from './app.ts';
import { readSandboxConfig } from './config.ts';
import { openWorld } from './sandbox-world.ts';

const config = readSandboxConfig(process.env);
const logger = createLogger({ name: 'provider-sandbox', level: config.LOG_LEVEL });
const folder = config.SANDBOX_DATA;
if (folder !== '') mkdirSync(folder, { recursive: true, mode: 0o700 });
const world = openWorld(
  systemClock,
  folder === ''
    ? null
    : { records: join(folder, 'records.sqlite'), deliveries: join(folder, 'deliveries.jsonl') },
);
const mailServer =
  config.SMTP_PORT === 0
    ? null
    : await startMailServer(
        { host: config.HOST, port: config.SMTP_PORT },
        { deliveries: world.deliveries, faults: world.faults.mail, clock: systemClock },
      );
const pinwheelWebhookUrl = config.SANDBOX_PINWHEEL_WEBHOOK_URL || null;
const { SANDBOX_SYNCTERA_WEBHOOKS_URL: webhooksUrl, SANDBOX_SYNCTERA_SECRET: secret } = config;
const synctera = webhooksUrl === '' || secret === '' ? null : { webhooksUrl, secret };
const resources = new AsyncDisposableStack();
resources.defer(async () => {
  await Promise.all([mailServer?.stop(), world.webhooks.stop()]);
  world.records.close();
});
await serve(buildApp({ world, logger, pinwheelWebhookUrl, synctera }), { config, resources });
