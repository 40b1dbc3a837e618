import { describe, expect, it } from '@jest/globals';
import { tellOfMember } from '#testing/applied-events.ts';
import { listedPeople } from '#testing/listed-people.ts';

const { cards, find, list, service, somePeople, users } = listedPeople();

describe('a search', () => {
  it.each([
    ['a first name', 'rosa'],
    ['a last name', 'O’MARIN-vega'],
    ['the beginning of both', 'vega ro'],
    ['two letters', 've'],
    ['a letter that ASCII does not have', 'ÉLISE'],
    ['a whole address', 'Rosa.Vega+pay@Example.com'],
    ['a part of an address', 'pay@ex'],
  ])('finds a person by %s', async (_by, search) => {
    const rosa = await users().registered({
      first_name: 'Rosa Élise',
      last_name: 'O’Marin-Vega',
      email: 'rosa.vega+pay@example.com',
    });
    await users().registered({ first_name: 'Omar', email: 'omar@reset.example' });
    expect(await find(search)).toEqual([rosa]);
  });

  it('finds a person by the whole id and by its last four characters', async () => {
    const id = await users().registered();
    await users().registered({ created_at: '2026-11-21T20:00:00.000Z' });
    expect(await find(id)).toEqual([id]);
    expect(await find(id.toUpperCase())).toEqual([id]);
    expect(await find(id.slice(-4))).toContain(id);
  });

  it('shows who is meant exactly before who only begins so', async () => {
    const exact = await users().registered({ email: 'ann@example.com' });
    const alike = await users().registered({
      email: 'ann@example.community',
      created_at: '2026-11-21T20:00:00.000Z',
    });
    expect(await find('ann@example.com')).toEqual([exact, alike]);
  });

  it('stays within a group, and has at most 50 in one page, with the reason of each', async () => {
    const ids = await somePeople(51);
    for (const id of ids) await users().changed(id, { last_name: 'Vega' });
    await cards().opened(ids[0] ?? '');
    const found = await list('?search=vega');
    expect(found).toMatchObject({ users: { length: 50 }, total_pages: 1 });
    expect(new Set(found.users.map((user) => user.matched_by))).toEqual(new Set(['name']));
    expect(await list('?search=vega&page=2')).toEqual({ users: [], total_pages: 0 });
    expect(await find('vega', 'card_accounts')).toEqual([ids[0]]);
  }, 120_000);

  it.each([
    ['card_last_four', '4417'],
    ['employer', 'harbor fish'],
    ['employer', 'bor'],
    ['name', 'osali'],
    ['email', 'ros.mar'],
  ])('tells that somebody is found by her %s: %s', async (matched_by, search) => {
    const id = await users().registered({
      first_name: 'Rosalind',
      last_name: 'Vega',
      email: 'ros.mar@example.com',
    });
    await tellOfMember(service().database, id, {
      employer_name: 'Harbor Fish Market',
      card_last_fours: ['1111', '4417'],
    });
    await users().registered({ first_name: 'Omar', email: 'omar@reset.example' });
    expect((await list(`?search=${encodeURIComponent(search)}`)).users).toMatchObject([
      { id, matched_by },
    ]);
  });

  it.each(['nobody', "'", "rosa' | 'x", '\\', '!!', '%', 'o', '___', 'asor'])(
    'finds nobody by %j',
    async (no) => {
      await users().registered();
      expect(await find(no)).toEqual([]);
    },
  );

  it.each(['', '   '])('for %j is no search', async (nothing) => {
    const id = await users().registered();
    expect(await find(nothing)).toEqual([id]);
  });

  it('is narrowed down by an index of each part of the people that it names', async () => {
    const { rows } = await service().database.raw(
      `SELECT pg_get_expr(indpred, indrelid) AS part FROM pg_index
        WHERE indexrelid::regclass::text LIKE 'person_%_trigrams' AND indisvalid`,
    );
    expect(rows.map(({ part }: { part: string }) => part).toSorted()).toEqual([
      '(NOT is_cardholder)',
      'is_cardholder',
      'is_deactivated',
      'is_eligible',
    ]);
  });
});
