import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matchEntries, type OurEntry, type TheirEntry } from './match-entries.ts';

const theirs = (key: string, cents: number, more: Partial<TheirEntry> = {}): TheirEntry => ({
  key,
  issuerId: `their ${key}`,
  cents,
  undoes: null,
  ...more,
});
const ours = (key: string, cents: number): OurEntry => ({ key, ourId: `our ${key}`, cents });
const found = (their: readonly TheirEntry[], our: readonly OurEntry[]) =>
  matchEntries(their, our).map(({ key, kind, ourCents, theirCents }) => [
    key,
    kind,
    ourCents,
    theirCents,
  ]);

describe('matchEntries', () => {
  it.each<[string, TheirEntry[], OurEntry[], unknown[]]>([
    ['nothing', [], [], []],
    ['the same', [theirs('a', 5)], [ours('a', 5)], []],
    ['one with them', [theirs('a', 5)], [], [['a', 'missing_with_us', null, 5]]],
    ['one with us', [], [ours('a', 5)], [['a', 'missing_there', 5, null]]],
    ['another amount', [theirs('a', 5)], [ours('a', 7)], [['a', 'amount_differs', 7, 5]]],
    [
      'a purchase and a refund',
      [theirs('a', 5)],
      [ours('a', -5)],
      [['a', 'amount_differs', -5, 5]],
    ],
    ['one twice', [theirs('a', 5), theirs('a', 5)], [ours('a', 5)], [['a', 'doubled', 5, 5]]],
    [
      'one twice, of which one fits',
      [theirs('a', 3), theirs('a', 5)],
      [ours('a', 5)],
      [['a', 'doubled', 5, 3]],
    ],
    [
      'one twice that we do not have',
      [theirs('a', 5), theirs('a', 5)],
      [],
      [
        ['a', 'missing_with_us', null, 5],
        ['a', 'doubled', null, 5],
      ],
    ],
    ['ours in two parts', [theirs('a', 5)], [ours('a', 2), ours('a', 3)], []],
    ['ours undone by us', [], [ours('a', 2), ours('a', -2)], []],
    ['unknown and taken back', [theirs('a', 5), theirs('b', -5, { undoes: 'a' })], [], []],
    [
      'unknown and taken back in part',
      [theirs('a', 5), theirs('b', -4, { undoes: 'a' })],
      [],
      [
        ['a', 'missing_with_us', null, 5],
        ['b', 'missing_with_us', null, -4],
      ],
    ],
    [
      'known and taken back',
      [theirs('a', 5), theirs('b', -5, { undoes: 'a' })],
      [ours('a', 5)],
      [['b', 'missing_with_us', null, -5]],
    ],
    [
      'of another amount and taken back',
      [theirs('a', 5), theirs('b', -5, { undoes: 'a' })],
      [ours('a', 7)],
      [
        ['a', 'amount_differs', 7, 5],
        ['b', 'missing_with_us', null, -5],
      ],
    ],
    [
      'unknown twice and taken back once',
      [theirs('a', 5), theirs('a', 5), theirs('b', -5, { undoes: 'a' })],
      [],
      [['a', 'doubled', null, 5]],
    ],
  ])('says of %s what differs', (_what, their, our, differences) => {
    expect(found(their, our)).toEqual(differences);
  });
});

describe('what differs', () => {
  it('is known by the ids of both, ours by that of its first part', () => {
    const parts = [ours('a', 2), { ...ours('a', 3), ourId: 'another' }];
    for (const list of [parts, parts.toReversed()]) {
      expect(matchEntries([theirs('a', 4)], list)).toEqual([
        {
          key: 'a',
          kind: 'amount_differs',
          ourId: 'another',
          theirId: 'their a',
          ourCents: 5,
          theirCents: 4,
        },
      ]);
    }
    const [missing] = matchEntries([], [ours('a', 5)]);
    expect(missing).toMatchObject({ ourId: 'our a', theirId: null });
  });
});

const cents = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((amount) => fc.constantFrom(amount, -amount));
const booked = fc.uniqueArray(fc.record({ key: fc.string({ minLength: 1 }), cents }), {
  selector: ({ key }) => key,
  minLength: 1,
  maxLength: 30,
});
const bothOf = (entries: readonly { key: string; cents: number }[]) => ({
  their: entries.map(({ key, cents: amount }) => theirs(key, amount)),
  our: entries.map(({ key, cents: amount }) => ours(key, amount)),
});

describe('matchEntries, of any lists', () => {
  it('finds the same in whatever order they are', () => {
    const keys = fc.constantFrom('a', 'b', 'c', 'd');
    const someTheirs = fc.array(
      fc.record({ key: keys, cents: fc.integer({ min: -3, max: 3 }), issuerId: fc.string() }),
    );
    const someOurs = fc.array(fc.record({ key: keys, cents: fc.integer({ min: -3, max: 3 }) }));
    const undoes = { b: 'a', d: 'c' } as Record<string, string>;
    const property = fc.property(
      someTheirs.chain((list) => fc.tuple(fc.constant(list), shuffled(list))),
      someOurs.chain((list) => fc.tuple(fc.constant(list), shuffled(list))),
      ([theirList, theirOther], [ourList, ourOther]) => {
        const their = (list: typeof theirList) =>
          list.map((one) => ({ ...one, undoes: undoes[one.key] ?? null }));
        const our = (list: typeof ourList) => list.map((one) => ours(one.key, one.cents));
        expect(matchEntries(their(theirOther), our(ourOther))).toEqual(
          matchEntries(their(theirList), our(ourList)),
        );
      },
    );
    fc.assert(property);
  });

  it('finds exactly the one that is missing, unknown, doubled or changed', () => {
    const property = fc.property(booked, fc.nat(), cents, (entries, place, more) => {
      const { their, our } = bothOf(entries);
      const at = place % entries.length;
      const [one] = their.slice(at);
      const without = <Item>(list: readonly Item[]) => list.filter((_one, index) => index !== at);
      if (!one) throw new Error('There is no entry.');
      const { key, cents: is } = one;
      expect(found(their, our)).toEqual([]);
      expect(found(without(their), our)).toEqual([[key, 'missing_there', is, null]]);
      expect(found(their, without(our))).toEqual([[key, 'missing_with_us', null, is]]);
      expect(found([...their, one], our)).toEqual([[key, 'doubled', is, is]]);
      expect(found([...without(their), theirs(key, is + more)], our)).toEqual([
        [key, 'amount_differs', is, is + more],
      ]);
    });
    fc.assert(property);
  });
});

const shuffled = <Item>(list: readonly Item[]) =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
