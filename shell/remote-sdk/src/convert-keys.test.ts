import { describe, expect, it } from '@jest/globals';
import { camelizeKeys, snakeizeKeys } from './convert-keys.ts';

describe('camelizeKeys', () => {
  it('goes through nested objects and lists [PLT-008]', () => {
    expect(
      camelizeKeys({
        next_payday: '2026-11-27',
        shifts: [{ end_date: 'a', earnings: [{ net_pay: 1 }] }],
      }),
    ).toEqual({ nextPayday: '2026-11-27', shifts: [{ endDate: 'a', earnings: [{ netPay: 1 }] }] });
  });

  it('never touches values', () => {
    expect(camelizeKeys({ repayment_method: 'ach_debit_flow', note: null })).toEqual({
      repaymentMethod: 'ach_debit_flow',
      note: null,
    });
  });

  it('leaves keys that are no plain identifiers alone', () => {
    const data = {
      'positive_earnings?': true,
      CA: 1,
      NEW_YORK: 2,
      '2024': 3,
      'user.first_name': 4,
      _id: 5,
    };
    expect(camelizeKeys(data)).toEqual(data);
  });

  it('joins words that begin with a digit', () => {
    expect(camelizeKeys({ rf_6_card_launch: true })).toEqual({ rf6CardLaunch: true });
  });

  it('converts a list at the top', () => {
    expect(camelizeKeys([{ pay_date: 1 }, null, 'a_b'])).toEqual([{ payDate: 1 }, null, 'a_b']);
  });

  it('keeps a key called __proto__ from becoming a prototype', () => {
    const converted = camelizeKeys(JSON.parse('{"__proto__":{"is_admin":true}}'));
    expect((converted as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('snakeizeKeys', () => {
  it('goes through nested objects and lists', () => {
    expect(snakeizeKeys({ user: { firstName: 'Ada' }, taxReturns: [{ taxYear: 2025 }] })).toEqual({
      user: { first_name: 'Ada' },
      tax_returns: [{ tax_year: 2025 }],
    });
  });

  it('leaves keys that are no plain identifiers and values alone', () => {
    const data = { 'whatIf?': 'aB', CA: 'cD' };
    expect(snakeizeKeys(data)).toEqual(data);
  });

  it('leaves dates, which are values, as they are', () => {
    const paidAt = new Date(0);
    expect(snakeizeKeys({ paidAt })).toEqual({ paid_at: paidAt });
  });
});
