import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A place in time: a calendar day, and a time of it in Los Angeles. */
export type Moment = { day: string; time: string };

export type MovedTime = {
  /** What a process is started with, so that its time is this one. */
  environment: NodeJS.ProcessEnv;
  /** That time for all processes, this one included; resolves once they have it. */
  moveTo(moment: Moment): Promise<void>;
};

const PRELOAD = '@reset/service-kit/testing/moved-time.mjs';
// Each process looks for it twenty times a second.
const FOLLOWED_MS = 300;
const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/**
 * Moves the time of this process, and of those that are started with its environment.
 * @param file where it stands how far it was moved
 */
export async function movedTime(file: string): Promise<MovedTime> {
  const realNow = Date.now.bind(Date);
  writeFileSync(file, '0');
  process.env['MOVED_TIME'] = file;
  const preload = import.meta.resolve(PRELOAD);
  await import(preload);
  return {
    environment: { NODE_OPTIONS: `--import=${preload}`, MOVED_TIME: file },
    async moveTo(moment) {
      writeFileSync(file, String(instantOf(moment) - realNow()));
      await pause(FOLLOWED_MS);
    },
  };
}

function instantOf({ day, time }: Moment): number {
  const instant = ['-08:00', '-07:00']
    .map((offset) => Date.parse(`${day}T${time}${offset}`))
    .find((one) => CLOCK.format(one) === `${day}, ${time}`);
  if (instant === undefined) throw new Error(`It is never ${time} on ${day}.`);
  return instant;
}
