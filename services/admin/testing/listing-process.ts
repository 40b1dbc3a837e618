import { setTimeout as pause } from 'node:timers/promises';
import { readConfig, serve } from '@reset/service-kit';
import { recordedJobs } from '@reset/service-kit/testing';
import Type from 'typebox';
import { buildApp } from '#app.ts';
import { AdminConfig } from '#config.ts';
import { openContext } from '#context.ts';
import { refreshNext } from '#features/users/people.store.ts';
import { sayAddress } from './say-address.ts';

/*
 * The admin service, which the kernel kills when it has written what a page of events
 * means and is about to move its position behind it: the DIES_AT-th time; never for 0.
 * live-delivery.test.ts starts it.
 */

const config = readConfig(
  Type.Object({ ...AdminConfig.properties, DIES_AT: Type.Integer() }),
  process.env,
);
const context = openContext(config);

let moves = 0;
context.database.on('query', ({ sql }: { sql: string }) => {
  if (!sql.startsWith('update "subscription" set "position"')) return;
  moves += 1;
  if (moves === config.DIES_AT) process.kill(process.pid, 'SIGKILL');
});

const app = buildApp({ ...context, jobs: recordedJobs() });
await serve(app, { ...context, config: { ...config, PORT: 0 } });
sayAddress(app);

void refreshPeople();

/** Nobody does jobs here: everybody is brought up to date as the job of that would. */
async function refreshPeople(): Promise<never> {
  for (;;) {
    const isSomebodyLeft = await refreshNext(context.database).catch(() => false);
    if (!isSomebodyLeft) await pause(100, undefined, { ref: false });
  }
}
