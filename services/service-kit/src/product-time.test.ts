import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { testConfig } from '../testing/test-keys.ts';
import { kitConfig } from './config/kit-config.ts';
import { placeholderConfig } from './config/placeholder-config.ts';
import { openKitContext } from './context.ts';
import { openProductTime, type ProductTime } from './product-time.ts';
import Type from 'typebox';

const REAL = '2026-11-20T20:00:00Z';
const PAYDAY = new Date('2026-12-01T18:00:00Z');

let folder: string;
let opened: ProductTime[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'product-time-'));
  opened = [];
});
afterEach(() => {
  for (const time of opened) time.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The time as another process, or one that starts later, has it. */
function open(real = REAL) {
  const time = openProductTime(join(folder, 'ahead'), fixedClock(real));
  opened.push(time);
  return time;
}

describe('the time of the product', () => {
  it('is the real one until it is moved, goes on from there, and outlives its processes', () => {
    const time = open();
    expect(time.now()).toEqual(new Date(REAL));
    time.moveTo(PAYDAY);
    expect(time.now()).toEqual(PAYDAY);
    expect(open('2026-11-20T20:05:00Z').now()).toEqual(new Date('2026-12-01T18:05:00Z'));
  });

  it('is followed by the other processes, which are told once', async () => {
    const [here, there] = [open(), open()];
    const told: string[] = [];
    here.onMoved(() => told.push('here'));
    there.onMoved(() => told.push('there'));
    here.moveTo(PAYDAY);
    await eventually(() => told.length === 2);
    expect(there.now()).toEqual(PAYDAY);
    expect(told).toEqual(['here', 'there']);
  });

  it('goes forward only', async () => {
    const time = open();
    time.moveTo(PAYDAY);
    for (const past of [new Date(REAL), PAYDAY]) {
      expect(() => time.moveTo(past)).toThrow('forward only');
    }
    writeFileSync(join(folder, 'ahead'), '5');
    const other = open();
    await eventually(() => other.now().getTime() === Date.parse(REAL) + 5);
    expect(time.now()).toEqual(PAYDAY);
  });
});

describe('a service', () => {
  const context = (more: object) =>
    openKitContext('member', {
      ...placeholderConfig(Type.Object(kitConfig)),
      ...testConfig('member'),
      ...more,
    });

  it('follows the file that it is given, and refuses it in production', async () => {
    const file = join(folder, 'ahead');
    open().moveTo(PAYDAY);
    const aheadMs = PAYDAY.getTime() - Date.parse(REAL);
    const { clock, resources } = context({ PRODUCT_TIME_FILE: file });
    expect(clock.now().getTime() - Date.now()).toBeGreaterThan(aheadMs - 60_000);
    await resources.disposeAsync();
    const inProduction = { PRODUCT_TIME_FILE: file, NODE_ENV: 'production' };
    expect(() => context(inProduction)).toThrow('never set in production');
  });
});
