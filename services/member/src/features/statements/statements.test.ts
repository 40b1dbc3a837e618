import { describe, expect, it } from '@jest/globals';
import { effectCents, lastMonthEnd, type StatementLine, wireStatement } from './statements.ts';

const line: StatementLine = {
  transferId: 'transfer',
  postedOn: '2026-11-20',
  type: 'card',
  subtype: 'pos_purchase',
  memo: 'Shop',
  debitAccount: '1110',
  creditAccount: '2020',
  amountCents: 1_234,
  isDebit: true,
};

describe('lastMonthEnd', () => {
  it.each([
    ['2026-12-01', '2026-11-30'],
    ['2026-12-31', '2026-11-30'],
    ['2028-03-15', '2028-02-29'],
    ['2027-01-01', '2026-12-31'],
  ])('on %s is %s', (today, day) => expect(lastMonthEnd(today)).toBe(day));
});

describe('effectCents', () => {
  it('adds a debit to what she owes, and takes a credit from it', () => {
    expect(effectCents(line)).toBe(1_234);
    expect(effectCents({ ...line, isDebit: false })).toBe(-1_234);
  });
});

describe('wireStatement', () => {
  const statement = {
    id: 'statement',
    issueDate: '2026-12-01',
    issuedAt: new Date('2026-12-01T08:00:00Z'),
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    openingCents: 100,
    closingCents: 1_334,
    accountType: 'CHARGE_SECURED',
    accountNumber: '••••4242',
    holder: { firstName: 'Hazel', lastName: 'Hourly' },
    lines: [line],
  };

  it('has its sums, its holder, and a debit and a credit for each line', () => {
    expect(wireStatement(statement)).toEqual({
      id: 'statement',
      final: true,
      issue_date: '2026-12-01',
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      opening_balance: 100,
      closing_balance: 1_334,
      primary_account_holder_personal: { first_name: 'Hazel', last_name: 'Hourly' },
      account_summary: { account_type: 'CHARGE_SECURED', account_number: '••••4242' },
      transactions: [
        {
          uuid: 'transfer',
          posted_date: '2026-11-20',
          type: 'card',
          subtype: 'pos_purchase',
          data: {
            memo: 'Shop',
            lines: [
              { account_no: '1110', amount: 1_234, dc_sign: 'debit' },
              { account_no: '2020', amount: 1_234, dc_sign: 'credit' },
            ],
          },
        },
      ],
    });
  });

  it('is not final while it has no id', () => {
    expect(wireStatement({ ...statement, id: null })).toMatchObject({ id: null, final: false });
  });
});
