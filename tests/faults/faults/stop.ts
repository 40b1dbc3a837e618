import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** SIGSTOP for some seconds, then SIGCONT: the process knows nothing of the time that has passed. */
export const stop: Fault = async ({ environment, random }) => {
  const target = random.oneOf([
    environment.member,
    environment.member,
    environment.gateway,
    environment.postgres,
  ]);
  target.send('SIGSTOP');
  await pause(random.between(2_000, 6_000));
  target.send('SIGCONT');
  return performance.now();
};
