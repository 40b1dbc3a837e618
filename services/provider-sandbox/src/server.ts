import { createLogger, serve, systemClock } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { readSandboxConfig } from './config.ts';

const config = readSandboxConfig(process.env);
const logger = createLogger({ name: 'provider-sandbox', level: config.LOG_LEVEL });
await serve(buildApp({ clock: systemClock, logger }), { host: config.HOST, port: config.PORT });
