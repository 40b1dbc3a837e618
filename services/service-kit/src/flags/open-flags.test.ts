import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '../http/create-logger.ts';
import { eventually } from '../../testing/eventually.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import type { FlagsConfig } from './flags-config.ts';
import { openFlags } from './open-flags.ts';

const LAUNCH = 'rf-6-card-launch';

let folder: string;
let file: string;
let logged: Record<string, unknown>[];
let resources: AsyncDisposableStack;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flags-'));
  file = join(folder, 'flags.json');
  logged = [];
  resources = new AsyncDisposableStack();
});
afterEach(async () => {
  await resources.disposeAsync();
  rmSync(folder, { recursive: true, force: true });
});

const flag = (defaultVariant: string, more: object = {}) => ({
  state: 'ENABLED',
  variants: { on: true, off: false },
  defaultVariant,
  ...more,
});
const write = (flags: Record<string, unknown>) =>
  writeFileSync(file, JSON.stringify({ $schema: 'https://flagd.dev/schema/v0/flags.json', flags }));

function open(config: Partial<FlagsConfig> = {}, name = 'gateway', mode = 'development') {
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  return openFlags({
    name,
    clock: fixedClock('2026-11-20T20:00:00Z'),
    addresses: { of: () => null, versionOf: (of) => `${of}-7`, close: () => undefined },
    config: { FLAGS_FILE: file, NODE_ENV: mode as 'development', ...config },
    log: createLogger({ name, level: 'info' }, stream),
    resources,
  });
}

const stateOf = (flags: ReturnType<typeof open>, name: string, side = 'browser') =>
  flags.states().find((state) => state.name === name && state.side === side);

describe('a flag', () => {
  it('is what the list says where neither file nor environment names it', async () => {
    const flags = open({ FLAGS_FILE: '' });
    expect(await flags.client.getBooleanValue(LAUNCH, true)).toBe(false);
    expect(stateOf(flags, LAUNCH)).toMatchObject({ value: false, source: 'default' });
  });

  it('is what the environment says, and before that what the file says', async () => {
    const configured = { RF_6_CARD_LAUNCH: true };
    expect(stateOf(open(configured), LAUNCH)).toMatchObject({
      value: true,
      source: 'configuration',
    });
    write({ [LAUNCH]: flag('off') });
    expect(stateOf(open(configured), LAUNCH)).toMatchObject({ value: false, source: 'file' });
    write({ [LAUNCH]: flag('off', { state: 'DISABLED' }) });
    expect(stateOf(open(configured), LAUNCH)).toMatchObject({ source: 'configuration' });
  });

  it.each(['demo-triggers', 'rf-19-demo-mode', 'signup-debug'])(
    '%s is never on in production',
    async (name) => {
      write({ [name]: flag('on') });
      const flags = open({}, 'gateway', 'production');
      expect(await flags.client.getBooleanValue(name, true)).toBe(false);
      expect(stateOf(flags, name)).toMatchObject({ value: false, source: 'production' });
      expect(await open().client.getBooleanValue(name, false)).toBe(true);
    },
  );

  it('follows its file without a restart, also one that is removed', async () => {
    const flags = open();
    let changes = 0;
    flags.onChange(() => (changes += 1));
    const is = (value: boolean) =>
      eventually(async () => expect((await flags.forPages()).rf_6_card_launch).toBe(value));
    await is(false);
    write({ [LAUNCH]: flag('on') });
    await is(true);
    write({ [LAUNCH]: flag('on'), other: flag('on') });
    rmSync(file);
    await is(false);
    // What changes no flag of ours prepares no page anew.
    expect(changes).toBe(2);
  });

  it.each([
    ['no JSON', '{'],
    ['no flags', '{}'],
    ['a text as value', JSON.stringify({ flags: { a: flag('on', { variants: { on: 'yes' } }) } })],
    ['a variant that there is not', JSON.stringify({ flags: { a: flag('blue') } })],
    [
      'targeting, which we do not have',
      JSON.stringify({ flags: { a: flag('on', { targeting: { if: [] } }) } }),
    ],
  ])('keeps what was good while its file has %s, and says so', async (_what, text) => {
    write({ [LAUNCH]: flag('on') });
    const flags = open();
    writeFileSync(file, text);
    await eventually(() =>
      expect(logged).toEqual([expect.objectContaining({ msg: 'flags.file_refused' })]),
    );
    expect(await flags.client.getBooleanValue(LAUNCH, false)).toBe(true);
  });
});

describe('an evaluation', () => {
  it('never throws: it is the given default for a flag that there is not', async () => {
    const { client } = open();
    expect(await client.getBooleanValue('rf-7-gold', true)).toBe(true);
    expect(await client.getBooleanValue('toString', false)).toBe(false);
  });

  it('is remembered with service, version and time', async () => {
    const flags = open({}, 'member');
    expect(stateOf(flags, 'demo-triggers', 'server')).toMatchObject({ last_read: null });
    await flags.client.getBooleanValue('demo-triggers', false);
    expect(flags.states()).toEqual([
      {
        name: 'demo-triggers',
        side: 'server',
        service: 'member',
        value: false,
        source: 'default',
        last_read: { by: 'member', version: 'member-7', at: '2026-11-20T20:00:00.000Z' },
      },
    ]);
  });

  it('for pages is remembered once a page is sent to a slice that reads the flag', async () => {
    const flags = open();
    await flags.forPages();
    const lastReads = () =>
      Object.fromEntries(flags.states().map((of) => [`${of.side} ${of.name}`, of.last_read]));
    expect(new Set(Object.values(lastReads()))).toEqual(new Set([null]));
    flags.recordPage([
      { by: 'mfe_public', version: 'p1' },
      { by: 'shell', version: 's1' },
    ]);
    const at = '2026-11-20T20:00:00.000Z';
    expect(lastReads()).toEqual({
      'browser rf-6-card-launch': { by: 'mfe_public', version: 'p1', at },
      'browser rf-19-demo-mode': { by: 'shell', version: 's1', at },
      'browser demo-triggers': { by: 'shell', version: 's1', at },
      'server demo-triggers': null,
      'browser signup-debug': { by: 'mfe_public', version: 'p1', at },
    });
  });
});
