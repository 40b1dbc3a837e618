import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** SIGKILL of PostgreSQL, which recovers from its log when it is started again. */
export const database: Fault = async ({ stage, random, count }) => {
  await pause(random.between(0, 800));
  stage.postgres.send('SIGKILL');
  await pause(random.between(0, 1_000));
  await stage.postgres.start();
  count('databases killed');
  return performance.now();
};
