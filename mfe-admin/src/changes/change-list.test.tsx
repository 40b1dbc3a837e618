import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ChangeList } from './change-list.tsx';
import { readChanges } from './read-changes.ts';

const linesOf = (changes: { field: string; before?: unknown; after?: unknown }[]) => {
  const texts = changes.map(({ field, before = null, after = null }) => ({
    field,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
  }));
  render(<ChangeList changes={readChanges(texts)} />);
  return screen.getAllByRole('listitem').map((line) => line.textContent?.replace('becomes', ''));
};

describe('changes', () => {
  it('are named and said as staff read them, not as the log keeps them', () => {
    const lines = linesOf([
      { field: 'compensation_amount_int', after: 2_500 },
      { field: 'pay_frequency', before: 'weekly', after: 'bi_weekly' },
      { field: 'pay_period_start_date', after: '2026-01-02' },
      { field: 'muted', before: false, after: true },
      { field: 'income_tax_refund_advance_multiplier', before: 0.25 },
    ]);
    expect(lines).toEqual([
      'Compensation n/a → $25.00',
      'Pay frequency Weekly → Bi-weekly',
      'Pay period start date n/a → 1/2/26',
      'Muted No → Yes',
      'Income tax refund advance multiplier 0.25 → n/a',
    ]);
  });

  it('within others have a line each, and those of nothing have none', () => {
    const lines = linesOf([
      {
        field: 'repayment_schedule',
        after: { user_id: '01a21be4-0000-7000-8000-00000000beef', recurring_day_of_week: 5 },
      },
      {
        field: 'ewa_multiplier_by_repayment_count',
        before: { payroll_linked: [0.5], payroll_unlinked: [0.25] },
        after: { payroll_linked: [0.5, 0.75], payroll_unlinked: [0.25] },
      },
    ]);
    expect(lines).toEqual([
      'Person (ID) n/a → beef',
      'Day of week n/a → Friday',
      'Earned-wage multipliers, payroll linked 0.5 → 0.5, 0.75',
    ]);
  });

  it('of what is secret say that it changed, with its digest behind that', () => {
    linesOf([{ field: 'street_one', after: 'hmac:wZdPqAI' }]);
    const digest = screen.getByText('hmac:wZdPqAI');
    expect(digest.closest('details')?.open).toBe(false);
    expect(screen.getByText('Changed')).toBeTruthy();
  });
});
