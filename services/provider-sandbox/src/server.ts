import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, serve, systemClock } from '@reset/service-kit';
import { openDeliveries } from '#deliveries/deliveries.ts';
import { faultSwitch } from '#faults/fault-switch.ts';
import { startMailServer } from '#features/mail/mail-server.ts';
import { buildApp } from './app.ts';
import { readSandboxConfig } from './config.ts';

const config = readSandboxConfig(process.env);
const logger = createLogger({ name: 'provider-sandbox', level: config.LOG_LEVEL });
const folder = config.SANDBOX_DATA;
if (folder !== '') mkdirSync(folder, { recursive: true, mode: 0o700 });
const deliveries = openDeliveries(folder === '' ? null : join(folder, 'deliveries.jsonl'));
const faults = { mail: faultSwitch(), texts: faultSwitch() };
const clock = systemClock;
const mailServer =
  config.SMTP_PORT === 0
    ? null
    : await startMailServer(
        { host: config.HOST, port: config.SMTP_PORT },
        { deliveries, faults: faults.mail, clock },
      );
await serve(buildApp({ clock, deliveries, faults, logger }), {
  host: config.HOST,
  port: config.PORT,
  close: async () => mailServer?.stop(),
});
