import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** SIGKILL at a random moment: the gateway, the member service, or both at once. */
export const kill: Fault = async ({ environment, random, count }) => {
  const { gateway, member } = environment;
  const processes = random.oneOf([[gateway], [member], [member], [gateway, member]]);
  await pause(random.between(0, 800));
  const killedAt = performance.now();
  await Promise.all(processes.map((target) => target.kill()));
  await pause(random.between(0, 300));
  await Promise.all(processes.map((target) => target.start()));
  count('processes killed', processes.length);
  return killedAt;
};
