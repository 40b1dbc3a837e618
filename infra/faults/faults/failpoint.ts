import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const REACHED_WITHIN_MS = 15_000;

/** Where the member service ends itself, as its code names them. */
export const FAILPOINTS = [
  'authorization.before_lock',
  'authorization.after_commit',
  'job.before_acknowledged',
] as const;

/** The member service ends itself at a named place, the n-th time that it gets there. */
export const failpoint: Fault = async ({ stage, random, count, complain }) => {
  const { member } = stage;
  const name = random.oneOf(FAILPOINTS);
  const nth = random.between(1, 12);
  await member.kill();
  await member.start(`${name}:${nth}`);
  const reason = await member.ended(REACHED_WITHIN_MS);
  const endedAt = performance.now();
  if (reason === 'SIGKILL') count(`ended at ${name}`);
  else complain(`${name} was not reached ${nth} times within ${REACHED_WITHIN_MS} ms`);
  await member.kill();
  await pause(random.between(0, 300));
  await member.start();
  return endedAt;
};
