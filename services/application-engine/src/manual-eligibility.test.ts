import { PAYROLL_PRODUCTS, type PayrollProduct } from '@reset/api-contract/member/linking.ts';
import type { IncomeType } from '@reset/api-contract/onboarding/waitlist.ts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { manualEligibility, type QuestionnaireAnswers } from './manual-eligibility.ts';

const PAY: PayrollProduct[] = ['paystubs', 'direct_deposit_switch', 'income', 'employment'];
const GIG: PayrollProduct[] = ['paystubs', 'direct_deposit_switch', 'shifts'];

const telling = (products: readonly string[]) => ({ id: 'p-1', name: 'Harbor Payroll', products });
const OTHER = { id: null, name: 'Uncle Ray' };
const CLOCK = { id: 't-1', name: 'Tick Tock', products: [] };

/** Somebody on a salary whose platform tells all, but for what is named. */
const answers = (changes: Partial<QuestionnaireAnswers> = {}): QuestionnaireAnswers => ({
  incomeType: 'salary',
  tracksHoursWithPayroll: null,
  payroll: telling(PAYROLL_PRODUCTS),
  timeAndAttendance: null,
  ...changes,
});
const overall = (changes: Partial<QuestionnaireAnswers>) =>
  manualEligibility(answers(changes)).overall;
const without = (products: readonly string[], missing: string) =>
  telling(products.filter((product) => product !== missing));

describe('manualEligibility', () => {
  it.each<IncomeType>(['salary', 'benefits'])(
    'takes %s by paystubs, deposit switch, income and employment, all four [ONB-069]',
    (incomeType) => {
      expect(overall({ incomeType, payroll: telling(PAY) })).toBe('eligible');
      for (const missing of PAY) {
        expect(overall({ incomeType, payroll: without(PAYROLL_PRODUCTS, missing) })).toBe(
          'ineligible',
        );
      }
    },
  );

  it('takes gigs by shifts instead of income and employment [ONB-070, ONB-071]', () => {
    expect(overall({ incomeType: 'gig', payroll: telling(GIG) })).toBe('eligible');
    for (const missing of GIG) {
      const payroll = without(PAYROLL_PRODUCTS, missing);
      expect(overall({ incomeType: 'gig', payroll })).toBe('ineligible');
    }
  });

  it.each([
    ['with the payroll', { tracksHoursWithPayroll: true }],
    ['elsewhere', { tracksHoursWithPayroll: false, timeAndAttendance: CLOCK }],
  ])('needs all four of hourly workers who track hours %s [ONB-072]', (_where, tracked) => {
    const hourly = { incomeType: 'hourly', ...tracked } as const;
    expect(overall({ ...hourly, payroll: telling(PAY) })).toBe('eligible');
    for (const missing of PAY) {
      const payroll = without(PAYROLL_PRODUCTS, missing);
      expect(overall({ ...hourly, payroll })).toBe('ineligible');
    }
  });

  it('asks who tracks hours elsewhere which platform that is, and nothing of it [ONB-073]', () => {
    const elsewhere = { incomeType: 'hourly', tracksHoursWithPayroll: false } as const;
    const partOf = (timeAndAttendance: QuestionnaireAnswers['timeAndAttendance']) =>
      manualEligibility(answers({ ...elsewhere, timeAndAttendance }));
    expect(partOf(null)).toEqual({
      payroll: 'eligible',
      timeAndAttendance: 'indeterminate',
      overall: 'indeterminate',
    });
    expect(partOf({ id: null, name: ' ' }).overall).toBe('indeterminate');
    expect(partOf(CLOCK).overall).toBe('eligible');
    expect(partOf({ id: null, name: 'A sheet on the wall' }).overall).toBe('eligible');
  });

  it('does not ask where hours are tracked of those who are not paid by them', () => {
    for (const incomeType of ['salary', 'gig', 'benefits'] as const) {
      const judged = manualEligibility(answers({ incomeType, tracksHoursWithPayroll: false }));
      expect(judged).toMatchObject({ timeAndAttendance: null, overall: 'eligible' });
    }
  });

  it.each([
    ['the kind of income', { incomeType: null }],
    ['a platform', { payroll: null }],
    ['the name of another one', { payroll: { id: null, name: '' } }],
    ['where hours are tracked', { incomeType: 'hourly' as const }],
  ])('is indeterminate without %s [ONB-074]', (_what, changes) => {
    expect(overall(changes)).toBe('indeterminate');
  });

  it.each<IncomeType>(['salary', 'benefits', 'gig'])(
    'finds a platform that is in no list ineligible for %s, once it has a name',
    (incomeType) => expect(overall({ incomeType, payroll: OTHER })).toBe('ineligible'),
  );

  it('finds a platform that tells nothing ineligible, as the always ineligible one does [ONB-051]', () => {
    expect(overall({ payroll: telling([]) })).toBe('ineligible');
  });

  it('is eligible only if all parts are, and indeterminate if any part is [ONB-075]', () => {
    const platforms = fc.constantFrom(null, OTHER, telling([]), telling(PAY), telling(GIG), CLOCK);
    const all = fc.record({
      incomeType: fc.constantFrom(null, 'salary' as const, 'hourly', 'gig', 'benefits'),
      tracksHoursWithPayroll: fc.constantFrom(null, true, false),
      payroll: platforms,
      timeAndAttendance: platforms,
    });
    fc.assert(
      fc.property(all, (given) => {
        const judged = manualEligibility(given);
        const parts = [judged.payroll, judged.timeAndAttendance].filter((part) => part !== null);
        expect(judged.overall === 'eligible').toBe(parts.every((part) => part === 'eligible'));
        expect(judged.overall === 'indeterminate').toBe(parts.includes('indeterminate'));
      }),
    );
    const mixed = answers({
      incomeType: 'hourly',
      tracksHoursWithPayroll: false,
      timeAndAttendance: CLOCK,
      payroll: telling([]),
    });
    expect(manualEligibility(mixed)).toEqual({
      payroll: 'ineligible',
      timeAndAttendance: 'eligible',
      overall: 'ineligible',
    });
  });
});
