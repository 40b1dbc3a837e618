import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { systemClock, type Clock } from './clock.ts';
import type { KitConfig } from './config/kit-config.ts';

const LOOK_EVERY_MS = 100;

/**
 * The time that a product in development believes it is: the real one, and by how many milliseconds a
 * file says that it is ahead. Every process that is given the file follows it (decision 49).
 */
export type ProductTime = Clock & {
  /** @throws for an instant that is past: the time goes forward only */
  moveTo(instant: Date): void;
  /** Is called after each move, whichever process made it. */
  onMoved(listener: () => void): void;
  close(): void;
};

/** A file that is not there says that nobody has moved the time yet. */
export function openProductTime(file: string, clock: Clock = systemClock): ProductTime {
  const listeners: (() => void)[] = [];
  let aheadMs = readAhead(file);
  const now = () => new Date(clock.now().getTime() + aheadMs);
  const look = () => {
    const foundMs = readAhead(file);
    if (foundMs <= aheadMs) return;
    aheadMs = foundMs;
    for (const listener of listeners) listener();
  };
  // Not watchFile, which misses a change that comes before its own first look.
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    now,
    moveTo(instant) {
      if (instant <= now()) throw new Error('The time of the product goes forward only.');
      // Nobody reads half of a number.
      writeFileSync(`${file}.new`, String(instant.getTime() - clock.now().getTime()));
      renameSync(`${file}.new`, file);
      look();
    },
    onMoved: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}

/**
 * The time that a service is to follow; null for the real one.
 * @throws in production, where nobody moves the time of money
 */
export function productTimeOf(
  { NODE_ENV, PRODUCT_TIME_FILE: file }: Pick<KitConfig, 'NODE_ENV' | 'PRODUCT_TIME_FILE'>,
  clock: Clock = systemClock,
): ProductTime | null {
  if (file === '') return null;
  if (NODE_ENV === 'production') {
    throw new Error('PRODUCT_TIME_FILE moves the time, and is never set in production.');
  }
  return openProductTime(file, clock);
}

function readAhead(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
