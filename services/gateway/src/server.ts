import { readConfig, serve } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { GatewayConfig } from './config.ts';
import { openContext } from './context.ts';

const context = openContext(readConfig(GatewayConfig, process.env));
await serve(buildApp(context), context);
