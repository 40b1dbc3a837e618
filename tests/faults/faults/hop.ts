import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const FOR_MS = 4_000;

/** The member service answers, and the gateway never receives it. */
export const hop: Fault = async ({ environment, random, count, report }) => {
  let cuts = 0;
  environment.rules.answers = () => {
    if (random.next() < 0.7) return 'pass';
    cuts += 1;
    return 'cut';
  };
  await pause(FOR_MS);
  environment.rules.answers = null;
  count('answers cut before the gateway', cuts);
  if (cuts === 0) report('no answer was cut before the gateway');
  return performance.now();
};
