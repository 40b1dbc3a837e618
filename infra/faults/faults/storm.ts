import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Scene } from './fault.ts';

const TIMES_AS_MANY = 20;
const LEAST_GOODPUT = 0.7;

/** Acknowledged in a second, over the next `ms`. */
async function rateOver({ load }: Scene, ms: number): Promise<number> {
  const startedAt = performance.now();
  await pause(ms);
  const answered = load.attempts.past.filter(
    ({ endedAt, isAnswered }) => isAnswered && endedAt > startedAt,
  );
  return (answered.length * 1_000) / ms;
}

/** Twenty times as many ask at once, and whoever is turned away comes back. */
export const storm =
  (options: { usually: number; forMs: number }): Fault =>
  async (scene) => {
    const usual = await rateOver(scene, 2_000);
    const end = scene.load.start(options.usually * (TIMES_AS_MANY - 1));
    const inStorm = await rateOver(scene, options.forMs);
    const overAt = performance.now();
    end();
    scene.count('a second before the storm', Math.round(usual));
    scene.count('a second in the storm', Math.round(inStorm));
    if (inStorm < usual * LEAST_GOODPUT) {
      scene.complain(`${inStorm.toFixed(0)} a second in the storm, ${usual.toFixed(0)} before`);
    }
    return overAt;
  };
