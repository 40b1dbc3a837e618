import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { ledgerUnderTest } from '../testing/ledger-under-test.ts';
import type { Wire } from '../testing/raw-ledger.ts';

const test = await ledgerUnderTest();
const { balance, between, bought, end, held, post, refusalOf } = test;

describe('a hold', () => {
  it('gives no more than is left of it', async () => {
    const hold = held({ amount: 500 });
    await post(hold);
    expect(await refusalOf(end(hold, 'post', 501))).toBe('LG002');
    await post(end(hold, 'post', 200));
    expect(await refusalOf(end(hold, 'post', 301))).toBe('LG002');
    expect(await refusalOf(end(hold, 'post', 200), end(hold, 'post', 101))).toBe('LG002');
    await post(end(hold, 'post', 200), end(hold, 'post', 100));
    expect(await refusalOf(end(hold, 'post', 1))).toBe('LG002');
    expect(await balance(test.accounts().receivable)).toBe('0 500 0 0');
  });

  it('is let go of as a whole, and once', async () => {
    const hold = held({ amount: 500 });
    await post(hold);
    expect(await refusalOf(end(hold, 'void', 499))).toBe('LG002');
    expect(await refusalOf(end(hold, 'void', 501))).toBe('LG002');
    expect(await refusalOf(end(hold, 'void', 250), end(hold, 'void', 250))).toBe('LG002');
    expect(await refusalOf(end(hold, 'post', 1), end(hold, 'void', 500))).toBe('LG002');
    expect(await refusalOf(end(hold, 'post', 1), end(hold, 'void', 498))).toBe('LG002');
    await post(end(hold, 'void', 500));
    expect(await refusalOf(end(hold, 'void', 500))).toBe('LG002');
    expect(await refusalOf(end(hold, 'post', 1))).toBe('LG002');
    expect(await balance(test.accounts().receivable)).toBe('0 0 0 0');
  });

  it('is none that was never made, and no transfer of another kind', async () => {
    const single = bought();
    const hold = held();
    await post(single, hold);
    const taken = end(hold, 'post', 40);
    await post(taken);
    for (const no of [{ id: newId() }, single, taken]) {
      expect(await refusalOf(end(no, 'post', 40))).toBe('LG002');
      expect(await refusalOf(end(no, 'void', 40), bought())).toBe('LG002');
    }
    expect(await refusalOf(held({ id: newId() }), end({ id: newId() }, 'post', 1))).toBe('LG002');
  });

  it('that is refused takes the others of its call along', async () => {
    const [good, bad] = [held(), held()];
    await post(good, bad);
    await post(end(bad, 'void', 100));
    expect(await refusalOf(end(good, 'post', 100), end(bad, 'post', 100))).toBe('LG002');
  });

  it.each([
    ['posted', (hold: Wire) => [end(hold, 'post', 100)]],
    ['posted', (hold: Wire) => [end(hold, 'post', 60), end(hold, 'void', 40, { code: 105 })]],
    ['voided', (hold: Wire) => [end(hold, 'void', 100, { code: 104 })]],
    ['expired', (hold: Wire) => [end(hold, 'void', 100, { code: 105 })]],
    ['open', (hold: Wire) => [end(hold, 'post', 99)]],
  ])('is %s afterwards', async (status, ends) => {
    const hold = held();
    await post(hold);
    await post(...ends(hold));
    expect(
      await test.database('ledger.hold').where({ pending_id: hold['id'] }).first('status'),
    ).toEqual({ status });
  });
});

describe('a balance that keeps a rule', () => {
  it('credits no more than a member owes, what is under way counted', async () => {
    await post(bought({ amount: 300 }), held({ amount: 900 }));
    const repay = (amount: number, kind: string) =>
      between('settlementCash', 'receivable', { amount, kind });
    expect(await refusalOf(repay(301, 'single'))).toBe('23514');
    expect(await refusalOf(repay(301, 'pending'))).toBe('23514');
    const debit = repay(200, 'pending');
    await post(debit);
    expect(await refusalOf(repay(101, 'single'))).toBe('23514');
    expect(await refusalOf(repay(101, 'pending'))).toBe('23514');
    await post(repay(100, 'single'), end(debit, 'post', 200));
    expect(await refusalOf(repay(1, 'single'))).toBe('23514');
    expect(await balance(test.accounts().receivable)).toBe('900 300 0 300');
  });

  it('takes no more from a deposit than is there, what is under way counted', async () => {
    const forward = (amount: number) =>
      between('deposit', 'creditClearing', { amount, kind: 'pending', code: 303 });
    expect(await refusalOf(forward(1))).toBe('23514');
    await post(between('fboCash', 'deposit', { amount: 500, code: 301 }));
    expect(await refusalOf(forward(501))).toBe('23514');
    await post(forward(200));
    expect(await refusalOf(forward(301))).toBe('23514');
    expect(await post(forward(300))).toBe('posted');
  });

  it('is none of the bank, which may owe either way', async () => {
    expect(await post(between('settlementCash', 'payable', { amount: 9_999 }))).toBe('posted');
    expect(await post(between('payable', 'settlementCash', { amount: 99_999 }))).toBe('posted');
  });
});

describe('deposits', () => {
  it('are at all times what the bank holds for them', async () => {
    expect(await refusalOf(between('settlementCash', 'deposit'))).toBe('23514');
    expect(await refusalOf(between('fboCash', 'settlementCash'))).toBe('23514');
    expect(await refusalOf(between('creditClearing', 'payable'))).toBe('23514');
    await post(between('fboCash', 'deposit', { amount: 500 }));
    const repaid = between('deposit', 'payable', { amount: 300 });
    const moved = between('settlementCash', 'fboCash', { amount: 300 });
    expect(await refusalOf(repaid)).toBe('23514');
    expect(await refusalOf(repaid, { ...moved, amount: 299 })).toBe('23514');
    expect(await post(repaid, moved)).toBe('posted');
    const forward = between('deposit', 'creditClearing', { amount: 200, kind: 'pending' });
    await post(forward);
    const paidOut = between('creditClearing', 'fboCash', { amount: 200 });
    expect(await post(end(forward, 'post', 200), paidOut)).toBe('posted');
    const unlike = between('deposit', 'payable', { kind: 'pending', amount: 1 });
    await post(between('fboCash', 'deposit', { amount: 1 }), unlike);
    expect(await refusalOf(end(unlike, 'post', 1))).toBe('23514');
  });
});
