import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { ledgerUnderTest } from '../testing/ledger-under-test.ts';
import { someWire, type Wire } from '../testing/raw-ledger.ts';
import { someAccounts } from '../testing/some-ledger.ts';

const test = await ledgerUnderTest();
const { ledger } = test;
const limit = (cents: unknown, userId = test.accounts().userId) =>
  ledger.limits([{ member: userId, cents }]);
const someHold = (amount: unknown, changes: Wire = {}): Wire => {
  const { code: _code, kind: _kind, ...hold } = someWire({ amount });
  return { ...hold, debit: String(test.accounts().receivable), ...changes };
};
const hold = (...holds: Wire[]) => ledger.hold(holds);
const approved = async (...holds: Wire[]) => (await hold(...holds)).map((one) => one.approved);
const refusalOf = (...holds: Wire[]) => ledger.refusalOf(() => hold(...holds));
const balance = () => test.balance(test.accounts().receivable);

describe('hold_within_limit', () => {
  it('approves up to the limit and not a cent more', async () => {
    await limit(1_000);
    for (const [amount, is] of [
      [1_001, false],
      [600, true],
      [401, false],
      [400, true],
      [1, false],
    ] as const) {
      expect(await approved(someHold(amount))).toEqual([is]);
    }
    expect(await balance()).toBe('1000 0 0 0');
  });

  it('approves so much less from the instant on at which the limit falls', async () => {
    const fall = { falls_at: '2027-04-16T07:00:00.000Z', falls_by: 400 };
    await ledger.limits([{ member: test.accounts().userId, cents: 1_000, ...fall }]);
    const before = { decided_at: '2027-04-16T06:59:59.999Z' };
    const after = { decided_at: '2027-04-16T07:00:00.000Z' };
    expect(await approved(someHold(601, after))).toEqual([false]);
    expect(await approved(someHold(500, after))).toEqual([true]);
    expect(await approved(someHold(500, before))).toEqual([true]);
    expect(await approved(someHold(1, after))).toEqual([false]);
    // Set anew without one, it does not fall.
    expect(await limit(1_001)).toBe(1);
    expect(await approved(someHold(1, after))).toEqual([true]);
  });

  it('counts what is held and what was taken, less what was repaid and not what is about to be', async () => {
    await limit(1_000);
    const taken = {
      ...someWire({ amount: 700, debit: String(test.accounts().receivable) }),
      credit: String(test.accounts().payable),
    };
    const repaid = {
      ...someWire({ amount: 300, credit: String(test.accounts().receivable) }),
      debit: String(test.accounts().settlementCash),
    };
    await ledger.post([taken, repaid, { ...repaid, id: newId(), kind: 'pending' }]);
    expect(await approved(someHold(601))).toEqual([false]);
    expect(await approved(someHold(600))).toEqual([true]);
  });

  it('makes a hold on one of the buckets of the network, as it was asked for', async () => {
    await limit(1_000);
    const asked = someHold(250, {
      expires_at: '2026-11-27T20:00:00.000Z',
      kind: 'single',
      code: 5,
    });
    await hold(asked);
    const made = await test.database('ledger.transfer').where({ id: asked['id'] }).first();
    expect(made).toMatchObject({
      debit: test.accounts().receivable,
      amount: 250n,
      code: 101,
      kind: 'pending',
      group_id: asked['group_id'],
      occurred_at: new Date('2026-11-20T20:00:00Z'),
      effective_on: '2026-11-20',
      actor: 'issuer',
      source: 'txn_1',
    });
    expect(await test.database('ledger.account').where({ id: made.credit }).first()).toMatchObject({
      code: 2020,
    });
    expect(await test.database('ledger.hold').where({ pending_id: made.id }).first()).toEqual({
      pending_id: made.id,
      amount_left: 250n,
      expires_at: new Date('2026-11-27T20:00:00Z'),
      status: 'open',
    });
  });

  it('decides each of several members for herself', async () => {
    const others = [];
    for (const cents of [500, 0, null]) {
      const other = await someAccounts(test.store);
      await limit(cents, other.userId);
      others.push(String(other.receivable));
    }
    await limit(1_000);
    const holds = [someHold(900), ...others.map((debit) => someHold(400, { debit }))];
    const answers = await hold(...holds);
    expect(new Map(answers.map(({ id, approved: is }) => [id, is]))).toEqual(
      new Map(holds.map(({ id }, index) => [id, index < 2])),
    );
  });

  it('approves nothing where there is no limit, no receivable, or no account', async () => {
    expect(await refusalOf(someHold(1))).toBe('answered [object Object]');
    await limit(1_000);
    await ledger.post([
      {
        ...someWire({ debit: String(test.accounts().fboCash) }),
        credit: String(test.accounts().deposit),
      },
    ]);
    for (const debit of [
      test.accounts().deposit,
      test.accounts().settlementCash,
      0n,
      999_999_999n,
    ]) {
      expect(await approved(someHold(1, { debit: String(debit) }))).toEqual([false]);
    }
    await limit(null);
    expect(await approved(someHold(1))).toEqual([false]);
  });

  it('approves again what it approved, changing nothing, whatever the limit is now', async () => {
    await limit(1_000);
    const first = someHold(800, { source: null });
    expect(await approved(first)).toEqual([true]);
    await limit(0);
    // As another process asks, whose bucket is another.
    for (let times = 0; times < 5; times += 1) {
      expect(await Promise.all([approved(first), approved(first)])).toEqual([[true], [true]]);
    }
    expect(await balance()).toBe('800 0 0 0');
    const { rows } = await test.database.raw(
      'SELECT count(*)::int AS made FROM ledger.transfer WHERE debit = ?',
      [String(test.accounts().receivable)],
    );
    expect(rows).toEqual([{ made: 1 }]);
  });

  it('approves again what was taken meanwhile', async () => {
    await limit(1_000);
    const first = someHold(800);
    await hold(first);
    await ledger.post([
      someWire({ kind: 'post', pending_id: first['id'], code: 102, amount: 800 }),
    ]);
    expect(await approved(first)).toEqual([true]);
    expect(await balance()).toBe('0 800 0 0');
  });

  it.each<Wire>([
    { amount: 801 },
    { amount: 5_000 },
    { group_id: newId() },
    { occurred_at: '2026-11-20T20:00:01Z' },
    { effective_on: '2026-11-21' },
    { actor: 'expiry' },
    { source: null },
    { expires_at: '2026-11-27T20:00:00Z' },
  ])('refuses the same id for something else: %j', async (changes) => {
    await limit(1_000);
    const first = someHold(800);
    await hold(first);
    expect(await refusalOf({ ...first, ...changes })).toBe('LG001');
    const other = await someAccounts(test.store);
    await limit(1_000, other.userId);
    expect(await refusalOf({ ...first, debit: String(other.receivable) })).toBe('LG001');
  });

  it('refuses an id of something that is no hold of a purchase', async () => {
    await limit(1_000);
    const bought: Wire = {
      ...someWire({ debit: String(test.accounts().receivable), code: 101 }),
      credit: String(test.accounts().payable),
    };
    const fromStaff: Wire = { ...bought, id: newId(), kind: 'pending', code: 103 };
    await ledger.post([bought, fromStaff]);
    for (const { code: _code, kind: _kind, ...used } of [bought, fromStaff]) {
      expect(await refusalOf(used)).toBe('LG001');
    }
  });

  it('refuses two holds on one account in one call, and says nothing of either', async () => {
    await limit(1_000);
    expect(await refusalOf(someHold(1), someHold(2))).toBe('LG001');
  });

  it.each([
    ['an empty list', [], 'LG003'],
    ['no account', [{ debit: null }], 'LG003'],
    ['an object', {}, '23514'],
    ['no id', [{ id: null }], '23514'],
    ['no amount', [{ amount: null }], '23514'],
    ['an amount of zero', [{ amount: 0 }], '23514'],
    ['an amount below zero', [{ amount: -5 }], '23514'],
    ['half a cent', [{ amount: 0.5 }], '23514'],
    ['no actor', [{ actor: '' }], '23514'],
    ['no group', [{ group_id: null }], '23514'],
    ['the end of a hold', [{ pending_id: newId() }], '23514'],
  ] as [string, unknown, string][])('refuses %s', async (_name, asked, code) => {
    await limit(1_000);
    const holds = Array.isArray(asked) ? asked.map((changes) => someHold(1, changes)) : asked;
    expect(await ledger.refusalOf(() => ledger.hold(holds))).toBe(code);
  });
});

describe('set_credit_limits', () => {
  it('counts those that were another before, and leaves out who has no accounts', async () => {
    const other = await someAccounts(test.store);
    const limits = [test.accounts().userId, other.userId, newId()].map((id) => ({
      member: id,
      cents: 700,
    }));
    expect(await ledger.limits(limits)).toBe(2);
    expect(await ledger.limits(limits)).toBe(0);
    expect(await limit(701)).toBe(1);
    expect(await limit(null)).toBe(1);
    const rows = await test
      .database('ledger.account')
      .whereIn('owner_user_id', [test.accounts().userId, other.userId])
      .orderBy('id')
      .pluck('credit_limit');
    expect(rows).toEqual([null, null, 700n, null]);
  });

  it('counts another fall as another limit', async () => {
    const fall = { falls_at: '2027-04-16T07:00:00.000Z', falls_by: 100 };
    const set = (changes: Wire) =>
      ledger.limits([{ member: test.accounts().userId, cents: 900, ...changes }]);
    expect(await set(fall)).toBe(1);
    expect(await set(fall)).toBe(0);
    expect(await set({ ...fall, falls_by: 101 })).toBe(1);
    expect(await set({ ...fall, falls_at: '2028-04-16T07:00:00.000Z' })).toBe(1);
    expect(await set({})).toBe(1);
  });

  it.each([
    ['below zero', [{ cents: -1 }], '23514'],
    ['a fall below zero', [{ falls_at: '2027-04-16T07:00:00Z', falls_by: -1 }], '23514'],
    ['half a cent', [{ cents: 0.5 }], '23514'],
    ['no list', 'all', '23514'],
    ['nobody', [{ member: null }], 'LG001'],
    ['one member twice', [{ cents: 1 }, { cents: 2 }], 'LG001'],
  ] as [string, unknown, string][])('refuses %s', async (_name, asked, code) => {
    await limit(500);
    const limits = Array.isArray(asked)
      ? asked.map((changes: Wire) => ({ member: test.accounts().userId, cents: 5, ...changes }))
      : asked;
    expect(await ledger.refusalOf(() => ledger.limits(limits))).toBe(code);
  });
});
