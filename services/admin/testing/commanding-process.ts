import { readConfig, serve } from '@reset/service-kit';
import { buildApp } from '#app.ts';
import { AdminConfig } from '#config.ts';
import { openContext } from '#context.ts';
import { sayAddress } from './say-address.ts';

/*
 * The admin service as it runs, with its jobs, which FAILPOINT kills at a place in a command.
 * killed-commands.test.ts starts it.
 */

const config = readConfig(AdminConfig, process.env);
const context = openContext(config);
const app = buildApp(context);
await serve(app, { ...context, config: { ...config, PORT: 0 } });
sayAddress(app);
