import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** SIGKILL of PostgreSQL, which recovers from its log when it is started again. */
export const database: Fault = async ({ environment, random, count }) => {
  await pause(random.between(0, 800));
  environment.postgres.send('SIGKILL');
  await pause(random.between(0, 1_000));
  await environment.postgres.start();
  count('databases killed');
  return performance.now();
};
