import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const FOR_MS = 4_000;

/** The member service answers, and the gateway never hears it. */
export const hop: Fault = async ({ stage, random, count, complain }) => {
  let cuts = 0;
  stage.rules.answers = () => {
    if (random.next() < 0.7) return 'pass';
    cuts += 1;
    return 'cut';
  };
  await pause(FOR_MS);
  stage.rules.answers = null;
  count('answers cut before the gateway', cuts);
  if (cuts === 0) complain('no answer was cut before the gateway');
  return performance.now();
};
