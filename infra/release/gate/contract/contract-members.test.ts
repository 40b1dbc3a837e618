import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fieldOf, fileOf, membersIn, schemaOf } from './contract-members.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-contract-'));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true }));

const membersOf = async (source: string) => {
  await writeFile(join(folder, 'x.ts'), `import Type from 'typebox';\n${source}`);
  return membersIn(folder);
};

describe('membersIn', () => {
  it('has every field of what a contract exports, through arrays, unions and records', async () => {
    const members = await membersOf(`
      const Inner = Type.Object({ at: Type.String(), n: Type.Optional(Type.Integer()) });
      export const Reply = Type.Object({
        status: Type.Enum(['on', 'off']),
        maybe: Type.Union([Inner, Type.Null()]),
        list: Type.Array(Inner),
        words: Type.Array(Type.String()),
        by: Type.Record(Type.String(), Type.Object({ deep: Type.Boolean() })),
        kind: Type.Literal('a'),
      });
      export const LIMIT = 3;
    `);
    expect(
      Object.fromEntries(
        Object.entries(members).map(([at, { types, required }]) => [
          at.replace('x.ts Reply.', ''),
          `${types.join(' or ')}${required ? '' : ', or missing'}`,
        ]),
      ),
    ).toEqual({
      status: '"off" or "on"',
      maybe: 'null or object',
      'maybe.at': 'string',
      'maybe.n': 'integer, or missing',
      list: 'object[]',
      'list.at': 'string',
      'list.n': 'integer, or missing',
      words: 'string[]',
      by: 'object',
      'by.deep': 'boolean',
      kind: '"a"',
    });
  });

  it('takes a field for required only where all that it may be in have it', async () => {
    const members = await membersOf(`
      export const Either = Type.Union([
        Type.Object({ kind: Type.Literal('a'), both: Type.String(), one: Type.String() }),
        Type.Object({ kind: Type.Literal('b'), both: Type.Null() }),
      ]);
    `);
    expect(members).toEqual({
      'x.ts Either.kind': { types: ['"a"', '"b"'], required: true },
      'x.ts Either.both': { types: ['null', 'string'], required: true },
      'x.ts Either.one': { types: ['string'], required: false },
    });
  });

  it('has schemas by name, as those of events are', async () => {
    const members = await membersOf(
      `export const events = { 'card.opened': Type.Object({ id: Type.String() }) };`,
    );
    expect(Object.keys(members)).toEqual(['x.ts events.card.opened', 'x.ts events.card.opened.id']);
  });
});

describe('an address', () => {
  it('names a file, a schema and a field', () => {
    const address = 'member/dashboard.ts DashboardOverview.payout.status';
    expect(fileOf(address)).toBe('member/dashboard.ts');
    expect(schemaOf(address)).toBe('member/dashboard.ts DashboardOverview');
    expect(fieldOf(address)).toBe('status');
  });
});
