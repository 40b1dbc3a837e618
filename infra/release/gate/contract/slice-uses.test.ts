import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { membersIn } from './contract-members.ts';
import { openKeptUses, type FileUses, type KeptUses } from './kept-uses.ts';
import { serviceUses } from './service-uses.ts';
import { sliceUses } from './slice-uses.ts';
import type { ContractUses } from './uses.ts';

const root = process.cwd();

const FILES = {
  'services/api-contract/package.json': `{ "name": "@reset/api-contract", "exports": { "./*": "./src/*" } }`,
  'services/api-contract/src/member/pay.ts': `
    import Type, { type Static } from 'typebox';
    const Bank = Type.Object({ bank_name: Type.String(), bank_mask: Type.String() });
    export const Pay = Type.Object({
      paid_on: Type.String(),
      paid_late: Type.Boolean(),
      sent_to: Type.Union([Bank, Type.Null()]),
      by_day: Type.Array(Type.Object({ worked_on: Type.String(), hours_worked: Type.Number() })),
      taken_apart: Type.Object({ first_part: Type.Number(), second_part: Type.Number() }),
      handed_over: Type.Object({ short_name: Type.String(), long_name: Type.String() }),
      spread_out: Type.Object({ left_side: Type.String(), right_side: Type.String() }),
      by_key: Type.Object({ one_key: Type.String(), other_key: Type.String() }),
      never_used: Type.String(),
    });
    export type Pay = Static<typeof Pay>;
    export const Unasked = Type.Object({ sent_to: Bank });
    export const Ask = Type.Object({ on_day: Type.String(), why_so: Type.Optional(Type.String()) });
    export type Ask = Static<typeof Ask>;
    export const Told = { 'pay.came': Type.Object({ came_on: Type.String(), of_whom: Type.String() }) };
    export type AnyTold = Static<(typeof Told)['pay.came']>;`,
  'mfe-x/package.json': '{ "name": "@reset/mfe-x" }',
  'mfe-x/src/camelized.ts': `
    type Camel<Key extends string> = Key extends \`\${infer Head}_\${infer Tail}\`
      ? \`\${Head}\${Capitalize<Camel<Tail>>}\`
      : Key;
    export type Camelized<Wire> = Wire extends readonly (infer Item)[]
      ? Camelized<Item>[]
      : Wire extends object
        ? { [Key in keyof Wire as Key extends string ? Camel<Key> : Key]: Camelized<Wire[Key]> }
        : Wire;`,
  'mfe-x/src/pay.ts': `
    import type { Ask, Pay } from '@reset/api-contract/member/pay.ts';
    import type { Camelized } from './camelized.ts';
    const named = (of: { shortName: string }): string => of.shortName;
    const sided = (of: { leftSide: string; more: number }): string => of.leftSide;
    const dayOf = (of: { workedOn: string }): string => of.workedOn;
    export function words(pay: Camelized<Pay>, key: 'oneKey'): unknown[] {
      const { takenApart: { firstPart } } = pay;
      return [
        pay.paidOn,
        pay.sentTo?.bankName,
        firstPart,
        pay.byDay.map(dayOf),
        named(pay.handedOver),
        sided({ ...pay.spreadOut, more: 1 }),
        pay.byKey[key],
      ];
    }
    export const ask = (): Ask => ({ on_day: '2026-11-27' });`,
  'services/member/src/server.ts': '',
  'services/member/src/pay.routes.ts': `
    import { Ask, Pay } from '@reset/api-contract/member/pay.ts';
    export const routes = (app: any) => app.get('/x', { schema: { querystring: Ask, response: { 200: Pay } } });`,
  'services/public/src/server.ts': '',
  'services/public/src/pay.ts': `
    import { Told, type Pay } from '@reset/api-contract/member/pay.ts';
    export const subscribe = (on: any) => on(Told, (pay: Pay) => pay.paid_on);`,
};

let folder: string;
const clone = () => join(folder, 'clone');
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'reset-uses-')));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(clone(), name)), { recursive: true });
    await writeFile(join(clone(), name), content);
  }
  for (const file of ['tsconfig.base.json', 'tsconfig.browser.json', 'css-modules.d.ts']) {
    await cp(join(root, file), join(clone(), file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(clone(), 'node_modules/@reset'), { recursive: true });
  await symlink('../../services/api-contract', join(clone(), 'node_modules/@reset/api-contract'));
});
afterAll(() => rm(folder, { recursive: true }));

const members = () => membersIn(join(clone(), 'services/api-contract/src'));
const fieldsOf = (side: object) =>
  Object.keys(side).map((address) => address.replace('member/pay.ts ', ''));

describe('sliceUses', () => {
  let uses: ContractUses;
  beforeAll(async () => {
    uses = sliceUses(clone(), 'mfe-x', await members());
  });

  it('has each field that a remote reads, whatever it is called there, and no other', () => {
    expect(fieldsOf(uses.reads)).toEqual([
      'Pay.by_day',
      'Pay.by_day.worked_on',
      'Pay.by_key',
      'Pay.by_key.one_key',
      'Pay.handed_over',
      'Pay.handed_over.short_name',
      'Pay.paid_on',
      'Pay.sent_to',
      'Pay.sent_to.bank_name',
      'Pay.spread_out',
      'Pay.spread_out.left_side',
      'Pay.taken_apart',
      'Pay.taken_apart.first_part',
    ]);
    expect(uses.reads['member/pay.ts Pay.sent_to.bank_name']).toEqual({
      types: ['string'],
      required: true,
      at: 'mfe-x/src/pay.ts:11',
    });
  });

  it('has what it sends, with all that there is to send', () => {
    expect(fieldsOf(uses.sends)).toEqual(['Ask.on_day']);
    expect(fieldsOf(uses.sent)).toEqual(['Ask.on_day', 'Ask.why_so']);
  });
});

describe('sliceUses with what was found before', () => {
  const kept = new Map<string, FileUses>();
  let found = 0;
  const keeping: KeptUses = {
    take(key, find) {
      const uses = kept.get(key) ?? ((found += 1), find());
      kept.set(key, uses);
      return uses;
    },
  };
  const usesNow = async (known?: KeptUses) => sliceUses(clone(), 'mfe-x', await members(), known);
  async function readAnew(): Promise<number> {
    found = 0;
    await usesNow(keeping);
    return found;
  }
  const write = (file: keyof typeof FILES | 'mfe-x/src/other.ts', content: string) =>
    writeFile(join(clone(), file), content);

  it('reads what changed and whoever imports it, and all where the contract changes', async () => {
    expect(await readAnew()).toBe(3);
    expect(await readAnew()).toBe(0);
    await write('mfe-x/src/other.ts', 'export const other = 1;');
    expect(await readAnew()).toBe(1);
    const inCapitals = FILES['mfe-x/src/camelized.ts'].replace('Capitalize<', 'Uppercase<');
    await write('mfe-x/src/camelized.ts', inCapitals);
    expect(await readAnew()).toBe(2);
    expect(await usesNow(keeping)).toEqual(await usesNow());
    const contract = 'services/api-contract/src/member/pay.ts';
    await write(contract, FILES[contract].replace('never_used', 'still_unused'));
    expect(await readAnew()).toBe(4);
    await write('mfe-x/src/camelized.ts', FILES['mfe-x/src/camelized.ts']);
    await write(contract, FILES[contract]);
  });

  it('has in a file that was opened what was saved in it', async () => {
    const file = join(folder, 'kept.json');
    const first = await openKeptUses(file);
    const uses: FileUses = { reads: { 'member/pay.ts Pay.paid_on': 'x.ts:1' }, sends: {} };
    first.take('a', () => uses);
    await first.save();
    const next = await openKeptUses(file);
    const never = () => {
      throw new Error('It is kept.');
    };
    expect(next.take('a', never)).toEqual(uses);
  });
});

describe('serviceUses', () => {
  it('answers and accepts what the schemas of its routes say, and publishes what its folder has', async () => {
    const { answers, accepts } = await serviceUses(clone(), 'member', await members());
    expect(fieldsOf(accepts)).toEqual(['Ask.on_day', 'Ask.why_so']);
    expect(fieldsOf(answers)).toEqual(
      expect.arrayContaining(['Pay.paid_on', 'Told.pay.came.came_on']),
    );
    expect(fieldsOf(answers)).not.toContain('Ask.on_day');
  });

  it('reads all of a schema that it checks, and of a type what it names', async () => {
    const { reads, answers } = await serviceUses(clone(), 'public', await members());
    expect(answers).toEqual({});
    expect(fieldsOf(reads)).toEqual([
      'Pay.paid_on',
      'Told.pay.came',
      'Told.pay.came.came_on',
      'Told.pay.came.of_whom',
    ]);
    expect(reads['member/pay.ts Pay.paid_on']?.at).toBe('services/public/src/pay.ts:3');
  });
});
