import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { createLogger } from '../http/create-logger.ts';
import { runWhenMoved } from './run-when-moved.ts';

const lines: string[] = [];
const log = createLogger(
  { name: 'member', level: 'warn' },
  { write: (line: string) => void lines.push(line) },
);

/** What moves, and what runs then. */
function moving(runSchedules: () => Promise<void>) {
  const listeners: (() => void)[] = [];
  const time = { onMoved: (listener: () => void) => void listeners.push(listener) };
  const running = runWhenMoved(time, { jobs: { runSchedules }, log });
  const move = () => {
    for (const listener of listeners) listener();
  };
  return { ...running, move };
}

describe('a move of the time', () => {
  it('runs the schedules at once, and again for what they bring about', async () => {
    let runs = 0;
    const { close, move } = moving(async () => void (runs += 1));
    expect(runs).toBe(0);
    move();
    await eventually(() => runs >= 2, 30_000);
    close();
  });

  it('is logged where they cannot run', async () => {
    const { close, move } = moving(async () => {
      throw new Error('The jobs have not started');
    });
    move();
    await eventually(() => lines.length > 0, 30_000);
    expect(lines.join('')).toContain('schedules.run_failed');
    close();
  });
});
