import { describe, expect, it } from '@jest/globals';
import { type KeptRepayment, repaymentInfo } from './repayment-info.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const debit = (day: number, changes: Partial<KeptRepayment> = {}): KeptRepayment => ({
  by: 'debit',
  amountCents: day * 100,
  createdAt: at(day),
  initiatedAt: at(day),
  settledAt: at(day),
  reversedAt: null,
  ...changes,
});

describe('repaymentInfo', () => {
  it('has nothing of who has repaid nothing', () => {
    expect(repaymentInfo([])).toEqual({
      num_repayments: 0,
      last_repayment: null,
      num_reversed_ach_debit_repayments: 0,
      last_reversed_ach_debit_repayment: null,
      last_reversed_ach_debit_at: null,
      num_not_reversed_ach_debit_repayments: 0,
      last_not_reversed_ach_debit_repayment: null,
      last_not_reversed_ach_debit_at: null,
    });
  });

  it('counts debits by whether they came back, and pay among all [ADM-072, ADM-073]', () => {
    const info = repaymentInfo([
      debit(20, { by: 'pay' }),
      debit(18, { settledAt: null }),
      debit(12, { reversedAt: at(14) }),
      debit(10, { reversedAt: at(16) }),
      debit(4),
    ]);
    expect(info).toMatchObject({
      num_repayments: 5,
      num_reversed_ach_debit_repayments: 2,
      num_not_reversed_ach_debit_repayments: 2,
      last_repayment: {
        amount: 20,
        network_state_initiated_at: at(20).toISOString(),
        network_state_settled_at: at(20).toISOString(),
        network_state_reversed_at: null,
        created_at: at(20).toISOString(),
      },
      // The one that came back last, though another was made after it.
      last_reversed_ach_debit_repayment: {
        amount: 10,
        network_state_reversed_at: at(16).toISOString(),
      },
      last_reversed_ach_debit_at: at(16).toISOString(),
      last_not_reversed_ach_debit_repayment: { amount: 18, network_state_settled_at: null },
      last_not_reversed_ach_debit_at: at(18).toISOString(),
    });
  });
});
