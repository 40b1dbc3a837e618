import { join } from 'node:path';
import { placeholderConfig, writeCalls } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { GatewayConfig } from './config.ts';
import { openContext } from './context.ts';

const context = openContext(placeholderConfig(GatewayConfig));
const app = buildApp(context);
// Registered and not made ready: then it would look for what is live.
await app.after();
const own = context.ownCalls.routes().map(({ method, path, access, body_bytes: bytes }) => ({
  method,
  path,
  access,
  // Read by the gateway itself, which describes them by no schema.
  ...(bytes === undefined ? {} : { body: {} }),
}));
await writeCalls([...app.answeredCalls, ...own], join(import.meta.dirname, '../dist/calls.json'));
