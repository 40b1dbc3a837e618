import { describe, expect, it } from '@jest/globals';
import { changedSince, heldSince } from './changed-since.ts';

const MULTIPLIERS = 'ewa_multiplier_by_repayment_count';
const change = (field: string, before: unknown) => ({
  field,
  before: before === undefined ? null : JSON.stringify(before),
  after: null,
});
const since = (changes: ReturnType<typeof change>[], user: object) =>
  heldSince({ changes }, user as Parameters<typeof heldSince>[1]);

describe('changedSince', () => {
  it('reads what a refusal says of its fields, and nothing of other words', () => {
    const said = 'This was false when it was proposed, and is true by now.';
    expect(changedSince({ customRepaymentPlan: [said], muted: ['Not now.'] })).toEqual([
      { field: 'custom_repayment_plan', before: 'false', after: 'true' },
    ]);
  });
});

describe('heldSince', () => {
  it('has each setting as it was and as her page has it, in the words of the log', () => {
    const userConfig = {
      partnerSlug: null,
      muted: true,
      ewaMultiplierByRepaymentCount: { payrollLinked: [0.5], payrollUnlinked: [0.25] },
    };
    const former = { payroll_linked: [0.4], payroll_unlinked: [0.25] };
    const changes = [change('muted', false), change(MULTIPLIERS, former)];
    expect(since(changes, { userConfig })).toEqual([
      { field: 'muted', before: 'false', after: 'true' },
      {
        field: MULTIPLIERS,
        before: JSON.stringify(former),
        after: JSON.stringify({ payroll_linked: [0.5], payroll_unlinked: [0.25] }),
      },
    ]);
  });

  it('leaves out what her page does not tell, and what nobody said or had set before', () => {
    const userConfig = { partnerSlug: null, muted: true, customRepaymentPlan: false };
    const changes = [
      change('limit_when_proposed_cents', 40_000),
      change('require_payroll_linking', false),
      change('compensation_amount_int', null),
      change('custom_repayment_plan', null),
      change('muted', undefined),
    ];
    expect(since(changes, { userConfig })).toEqual([]);
  });

  it.each([
    ['that staff set', '2026-11-20T20:00:00Z', '90000', '"weekly"'],
    ['as payroll says it', null, 'null', 'null'],
  ])('has of her pay only what staff have set: %s', (_what, setAt, cents, frequency) => {
    const payrollAccount = {
      compensationAmountInt: 90_000,
      payFrequency: 'weekly',
      compensationOverriddenAt: setAt,
    };
    const changes = [change('compensation_amount_int', null), change('pay_frequency', 'monthly')];
    expect(since(changes, { userConfig: {}, payrollAccount })).toEqual([
      { field: 'compensation_amount_int', before: 'null', after: cents },
      { field: 'pay_frequency', before: '"monthly"', after: frequency },
    ]);
  });

  it('has none of her pay where no payroll is linked any more', () => {
    const changes = [change('compensation_amount_int', 90_000)];
    expect(since(changes, { userConfig: {}, payrollAccount: null })).toEqual([
      { field: 'compensation_amount_int', before: '90000', after: 'null' },
    ]);
  });
});
