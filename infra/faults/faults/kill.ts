import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** SIGKILL at a random moment: the gateway, the member service, or both at once. */
export const kill: Fault = async ({ stage, random, count }) => {
  const { gateway, member } = stage;
  const victims = random.oneOf([[gateway], [member], [member], [gateway, member]]);
  await pause(random.between(0, 800));
  const killedAt = performance.now();
  await Promise.all(victims.map((victim) => victim.kill()));
  await pause(random.between(0, 300));
  await Promise.all(victims.map((victim) => victim.start()));
  count('processes killed', victims.length);
  return killedAt;
};
