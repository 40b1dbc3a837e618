import { describe, expect, it } from '@jest/globals';
import { Profile } from '@reset/api-contract/member/profile.ts';
import Value from 'typebox/value';
import { plusDays } from '#days.ts';
import { demoContext } from '#testing/demo-context.ts';
import {
  accruedNetCents,
  DAYS_TO_PAYDAY,
  limitOf,
  nextDueOn,
  repaymentOf,
  upcomingBillsCents,
  type MockMember,
} from './mock-member.ts';
import { FIRST_MEMBERS, mockEmail, newMember } from './new-member.ts';

const TODAY = '2026-11-27';
const someone = (): MockMember =>
  newMember({ first_name: 'Ana', last_name: 'Lopez' }, demoContext());

/** Of net pay, balance, bills and purchases in dollars. */
function limitDollars(net: number, balance: number, bills: number, spent: number): number {
  const member = someone();
  const [bill] = member.bills;
  const [purchase] = member.purchases;
  if (!bill || !purchase) throw new Error('A new member has bills and purchases.');
  return (
    limitOf(
      {
        ...member,
        profile: { ...member.profile, available_bank_balance: balance },
        shifts: [{ id: 's', endedOn: TODAY, hours: net / 0.72 / 24.25 }],
        bills: [{ ...bill, cents: bills * 100, dueOn: TODAY }],
        purchases: [{ ...purchase, cents: spent * 100, repayments: [] }],
      },
      TODAY,
    ).shownCents / 100
  );
}

describe('the limit', () => {
  it.each([
    [400, 1_000, 1_100, 50, 150],
    [400, 1_000, 900, 50, 150],
    [400, 1_000, 1_300, 0, 100],
    [400, 1_000, 1_500, 0, 0],
    [400, 1_000, 0, 250, 0],
  ])(
    'of net pay %d, balance %d, bills %d and purchases %d is %d [DEMO-036]',
    (net, balance, bills, spent, limit) => {
      expect(limitDollars(net, balance, bills, spent)).toBe(limit);
    },
  );
});

describe('pay', () => {
  it('is 24.25 an hour, of which 72 % is net', () => {
    expect(accruedNetCents({ shifts: [{ id: 's', endedOn: TODAY, hours: 10 }] })).toBe(17_460);
  });

  it('repays with 40 % of a paycheck, rounded down to the cent [DEMO-032]', () => {
    expect([repaymentOf(100_000), repaymentOf(27_936), repaymentOf(1)]).toEqual([
      40_000, 11_174, 0,
    ]);
  });
});

describe('bills', () => {
  const due = (days: number) => ({ dueOn: plusDays(TODAY, days), cents: 100 });

  it('are counted when they are due within 11 days [DEMO-035]', () => {
    expect(DAYS_TO_PAYDAY).toBe(11);
    expect(upcomingBillsCents([due(0)], TODAY)).toBe(100);
    expect(upcomingBillsCents([due(11)], TODAY)).toBe(100);
    expect(upcomingBillsCents([due(12)], TODAY)).toBe(0);
  });

  it('come again every four weeks', () => {
    expect(nextDueOn({ dueOn: '2026-11-26' }, TODAY)).toBe('2026-12-24');
    expect(nextDueOn({ dueOn: '2026-11-27' }, TODAY)).toBe(TODAY);
    expect(upcomingBillsCents([due(-20)], TODAY)).toBe(100);
  });
});

describe('a fictional member', () => {
  it('has the profile of a member [DEMO-012]', () => {
    for (const wanted of FIRST_MEMBERS) {
      const { profile } = newMember(wanted, demoContext());
      expect([...Value.Errors(Profile, profile)]).toEqual([]);
      expect(Object.keys(profile).toSorted()).toEqual(Object.keys(Profile.properties).toSorted());
    }
  });

  it('is one for each way to repay, to begin with', () => {
    expect(FIRST_MEMBERS.map((one) => one.repayment_method)).toEqual([
      'direct_deposit_flow',
      'ach_debit_flow',
    ]);
  });

  it('has the address of her name, in lower case, at example.com [DEMO-016, DEMO-017]', () => {
    expect(mockEmail('Ana', 'Lopez')).toBe('ana.lopez@example.com');
    expect(mockEmail('Mary Ann', 'De La Cruz')).toBe('mary-ann.de-la-cruz@example.com');
    expect(mockEmail('María', 'Nuñez')).toBe('maria.nunez@example.com');
    expect(someone().profile.email).toBe('ana.lopez@example.com');
  });

  it('has between 1000 and 1500 dollars at her bank [DEMO-034]', () => {
    const context = { ...demoContext(), random: Math.random };
    const balances = Array.from(
      { length: 500 },
      () => newMember({ first_name: 'A', last_name: 'B' }, context).profile.available_bank_balance,
    ).map((balance) => balance ?? 0);
    expect(Math.min(...balances)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...balances)).toBeLessThanOrEqual(1_500);
    expect(new Set(balances).size).toBeGreaterThan(100);
    const at = (random: number) =>
      newMember({ first_name: 'A', last_name: 'B' }, { ...context, random: () => random }).profile
        .available_bank_balance;
    expect([at(0), at(0.999_999_999)]).toEqual([1_000, 1_500]);
  });
});
