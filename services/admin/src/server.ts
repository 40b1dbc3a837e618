import { readConfig, serve } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { AdminConfig } from './config.ts';
import { openContext } from './context.ts';

const context = openContext(readConfig(AdminConfig, process.env));
await serve(buildApp(context), context);
