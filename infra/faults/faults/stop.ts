import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** SIGSTOP for some seconds, then SIGCONT: the process knows nothing of the time that has passed. */
export const stop: Fault = async ({ stage, random }) => {
  const victim = random.oneOf([stage.member, stage.member, stage.gateway, stage.postgres]);
  victim.send('SIGSTOP');
  await pause(random.between(2_000, 6_000));
  victim.send('SIGCONT');
  return performance.now();
};
