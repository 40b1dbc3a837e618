import { createLogger, serve, systemClock } from '@reset/service-kit';
import { startMailServer } from '#features/mail/mail-server.ts';
import { buildApp } from './app.ts';
import { readSandboxConfig } from './config.ts';
import { openContext } from './context.ts';

const config = readSandboxConfig(process.env);
const logger = createLogger({ name: 'provider-sandbox', level: config.LOG_LEVEL });
const context = openContext(config, systemClock);
const mailServer = config.SMTP_PORT === 0 ? null : await startMailServer(context);
const resources = new AsyncDisposableStack();
resources.defer(async () => {
  await Promise.all([mailServer?.stop(), context.webhooks.stop()]);
  context.productTime?.close();
  context.store.close();
});
await serve(buildApp(context, logger), { config, resources });
