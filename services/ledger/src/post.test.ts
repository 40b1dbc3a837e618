import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { ledgerUnderTest } from '../testing/ledger-under-test.ts';
import type { Wire } from '../testing/raw-ledger.ts';
import { someAccounts } from '../testing/some-ledger.ts';

const test = await ledgerUnderTest();
const { balance, between, bought, end, held, post, refusalOf } = test;

describe('post', () => {
  it('moves what was requested, each on its own side', async () => {
    expect(await post(bought({ amount: 250 }), held({ amount: 70 }))).toBe('posted');
    expect(await balance(test.accounts().receivable)).toBe('70 250 0 0');
    const repaid = between('debitClearing', 'receivable', { kind: 'pending', amount: 90 });
    await post(repaid);
    expect(await balance(test.accounts().receivable)).toBe('70 250 90 0');
    await post(end(repaid, 'post', 40));
    expect(await balance(test.accounts().receivable)).toBe('70 250 50 40');
    await post(end(repaid, 'void', 50));
    expect(await balance(test.accounts().receivable)).toBe('70 250 0 40');
  });

  it('says that it was done before, and does nothing more', async () => {
    const hold = held({ amount: 500, expires_at: '2026-11-27T20:00:00Z', source: null });
    const parts = [end(hold, 'post', 300, { source: null }), end(hold, 'void', 200)];
    await post(hold);
    await post(...parts);
    for (const again of [[hold], parts, parts.toReversed(), parts.slice(1)]) {
      expect(await refusalOf(...again)).toBe('answered exists');
    }
    expect(await balance(test.accounts().receivable)).toBe('0 300 0 0');
  });
});

describe('a list that is none', () => {
  it.each([
    ['null', null, '23514'],
    ['an empty list', [], 'LG003'],
    ['an object', {}, '23514'],
    ['a text', 'all', '23514'],
    ['a list of nothing', [null], '23514'],
    ['a list of texts', ['all'], '23514'],
  ])('is refused: %s', async (_name, list, code) => {
    expect(await test.ledger.refusalOf(() => test.ledger.post(list))).toBe(code);
  });
});

describe('a transfer that is not well formed', () => {
  it.each<Wire>([
    { id: null },
    { id: 'a-name' },
    { amount: null },
    { amount: 0 },
    { amount: -1 },
    { amount: 1.5 },
    { amount: 1_000_000_000_001 },
    { amount: 1e30 },
    { code: null },
    { code: 999 },
    { code: 1e6 },
    { kind: null },
    { kind: 'refund' },
    { group_id: null },
    { occurred_at: null },
    { occurred_at: 'yesterday-ish' },
    { effective_on: null },
    { effective_on: '2026-02-30' },
    { actor: null },
    { actor: '' },
    { pending_id: newId() },
    { expires_at: '2026-11-27T20:00:00Z' },
    { kind: 'pending', pending_id: newId() },
    { kind: 'post' },
    { kind: 'void' },
  ])('is refused: %j', async (changes) => {
    expect(await refusalOf(bought(), bought(changes))).toBe('23514');
  });

  it('may hold all the money that one transfer may move', async () => {
    expect(await post(bought({ amount: 1_000_000_000_000 }))).toBe('posted');
  });

  it('is one from an account to itself, of any kind', async () => {
    for (const kind of ['single', 'pending']) {
      expect(await refusalOf(between('payable', 'payable', { kind }))).toBe('23514');
    }
  });

  it.each<Wire>([{ debit: '1' }, { credit: '1' }, { expires_at: '2026-11-27T20:00:00Z' }])(
    'is one that ends a hold and says what its hold says: %j',
    async (changes) => {
      const hold = held();
      await post(hold);
      for (const kind of ['post', 'void'] as const) {
        expect(await refusalOf(end(hold, kind, 100, changes))).toBe('23514');
      }
    },
  );
});

describe('an account that there is not', () => {
  it.each<Wire>([{ debit: null }, { credit: null }, { debit: '0' }, { credit: '999999999' }])(
    'is refused: %j',
    async (changes) => {
      expect(await refusalOf(bought(), bought(changes))).toBe('LG003');
      expect(await refusalOf(held(changes))).toBe('LG003');
    },
  );

  it('is one that belongs to nobody', async () => {
    expect(
      await test.ledger.refusalOf(() =>
        test.database.raw('SELECT * FROM ledger.open_member(NULL::uuid)'),
      ),
    ).toBe('LG003');
  });
});

describe('an id that was used', () => {
  it.each<Wire>([
    { amount: 101 },
    { code: 102 },
    { kind: 'single', expires_at: null },
    { group_id: newId() },
    { occurred_at: '2026-11-20T20:00:00.001Z' },
    { effective_on: '2026-11-21' },
    { actor: 'expiry' },
    { source: 'txn_2' },
    { source: null },
    { expires_at: '2026-11-28T20:00:00Z' },
    { expires_at: null },
  ])('is refused for another transfer: %j', async (changes) => {
    const hold = held({ expires_at: '2026-11-27T20:00:00Z' });
    await post(hold);
    expect(await refusalOf({ ...hold, ...changes })).toBe('LG001');
  });

  it('is refused where nothing stood before', async () => {
    const hold = held({ source: null });
    await post(hold);
    expect(await refusalOf({ ...hold, source: 'txn_2' })).toBe('LG001');
    expect(await refusalOf({ ...hold, expires_at: '2026-11-28T20:00:00Z' })).toBe('LG001');
  });

  it('is refused for other accounts, the sides changed too', async () => {
    const hold = held();
    await post(hold);
    const other = await someAccounts(test.store, 5);
    for (const changes of [
      { debit: String(other.receivable) },
      { credit: String(other.payable) },
      { debit: String(other.receivable), credit: String(other.payable) },
      { debit: hold['credit'], credit: hold['debit'] },
    ]) {
      expect(await refusalOf({ ...hold, ...changes })).toBe('LG001');
    }
  });

  it('is refused for the end of another hold', async () => {
    const [one, two] = [held(), held()];
    const taken = end(one, 'post', 60);
    await post(one, two);
    await post(taken);
    expect(await refusalOf({ ...taken, pending_id: two['id'] })).toBe('LG001');
    expect(await refusalOf({ ...taken, kind: 'void', amount: 40 })).toBe('LG001');
  });

  it('is refused beside a new one, and twice in one call', async () => {
    const first = bought();
    await post(first);
    expect(await refusalOf(first, bought())).toBe('LG001');
    expect(await refusalOf(first, first)).toBe('LG001');
    const fresh = bought();
    expect(await refusalOf(fresh, { ...fresh, amount: 5 })).toBe('LG001');
    expect(await refusalOf(fresh, fresh)).toBe('LG001');
  });
});

describe('open_member', () => {
  it('opens two accounts of hers, once', async () => {
    const userId = newId();
    const all = await Promise.all(Array.from({ length: 8 }, () => test.store.openMember(userId)));
    expect(new Set(all.map(({ receivable, deposit }) => `${receivable} ${deposit}`)).size).toBe(1);
    const rows = await test.database('ledger.account').where({ owner_user_id: userId });
    expect(rows).toMatchObject([
      { code: 1110, rule: 'credits_within_debits', credit_limit: null, bucket: 0 },
      { code: 2010, rule: 'debits_within_credits', credit_limit: null, bucket: 0 },
    ]);
    expect(all[0]).toEqual({ receivable: rows[0].id, deposit: rows[1].id });
  });
});
