import { describe, expect, it } from '@jest/globals';
import {
  depositEffectCents,
  effectCents,
  hasDeposit,
  lastMonthEnd,
  type StatementLine,
  wireStatement,
} from './statements.ts';

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

describe('depositEffectCents', () => {
  it('takes a debit from what is on deposit, and adds a credit to it', () => {
    expect(depositEffectCents(line)).toBe(-1_234);
    expect(depositEffectCents({ ...line, isDebit: false })).toBe(1_234);
  });
});

describe('hasDeposit', () => {
  it.each([
    [{ openingCents: 0, closingCents: 0, lines: [] }, false],
    [{ openingCents: 5, closingCents: 5, lines: [] }, true],
    [{ openingCents: 0, closingCents: 0, lines: [line] }, true],
  ])('of %j is %j', (deposit, has) => expect(hasDeposit(deposit)).toBe(has));
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
    heldCents: 1_250,
    deposit: {
      openingCents: 0,
      closingCents: 500,
      lines: [
        { ...line, debitAccount: '1020', creditAccount: '2010', amountCents: 500, isDebit: false },
      ],
    },
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
              { account_no: '••••4242', amount: 1_234, dc_sign: 'debit' },
              { account_no: 'card_network', amount: 1_234, dc_sign: 'credit' },
            ],
          },
        },
      ],
      held: 1_250,
      deposit: {
        opening_balance: 0,
        closing_balance: 500,
        transactions: [
          {
            uuid: 'transfer',
            posted_date: '2026-11-20',
            type: 'card',
            subtype: 'pos_purchase',
            data: {
              memo: 'Shop',
              lines: [
                { account_no: 'bank', amount: 500, dc_sign: 'debit' },
                { account_no: 'deposit', amount: 500, dc_sign: 'credit' },
              ],
            },
          },
        ],
      },
    });
  });

  it.each([
    ['1010', 'bank'],
    ['1110', 'card'],
    ['1210', 'bank'],
    ['2010', 'deposit'],
    ['2030', 'bank'],
    ['5010', 'reset'],
  ])('names the account of code %s %s', (creditAccount, name) => {
    const { transactions } = wireStatement({ ...statement, lines: [{ ...line, creditAccount }] });
    expect(transactions[0]?.data.lines[1]?.account_no).toBe(name);
  });

  it('is not final while it has no id', () => {
    expect(wireStatement({ ...statement, id: null })).toMatchObject({ id: null, final: false });
  });
});
