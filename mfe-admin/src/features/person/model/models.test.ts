import { describe, expect, it } from '@jest/globals';
import { debitDays, isPastCutOff } from './debit-days.ts';
import { eligibilityOf } from './eligibility.ts';
import { mayShipCard, mayVerifyIdentity } from './identity.ts';
import { progressOf } from './product-progress.ts';
import { weekdayChoices, weekdayOf } from '#moments/weekdays.ts';

describe('a weekday', () => {
  it.each([
    [1, 'Monday'],
    [7, 'Sunday'],
    [0, 'Unknown'],
    [8, 'Unknown'],
    [null, 'Unknown'],
  ])('%s is %s [ADM-076]', (day, name) => {
    expect(weekdayOf(day)).toBe(name);
  });

  it('is chosen from Monday to Sunday [ADM-171]', () => {
    expect(weekdayChoices.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(weekdayChoices.at(-1)?.label).toBe('Sunday');
  });
});

describe('a debit', () => {
  it.each([
    ['2026-11-27T07:59:00Z', '2026-11-26', '2026-11-27'],
    ['2026-11-27T08:00:00Z', '2026-11-27', '2026-11-28'],
    // The day on which clocks go back has 25 hours.
    ['2026-11-01T07:30:00Z', '2026-11-01', '2026-11-02'],
    ['2027-01-01T07:00:00Z', '2026-12-31', '2027-01-01'],
  ])('asked for at %s is for %s or %s, in Los Angeles [ADM-167]', (now, today, tomorrow) => {
    expect(debitDays(new Date(now))).toEqual({ today, tomorrow });
  });

  it.each([
    ['2026-11-27T21:25:00Z', false],
    ['2026-11-27T21:26:00Z', true],
    ['2026-07-01T20:26:00Z', true],
    ['2026-07-01T20:25:00Z', false],
  ])('asked for at %s is past the cut-off: %s [ADM-168]', (now, isPast) => {
    expect(isPastCutOff(new Date(now))).toBe(isPast);
  });
});

describe('eligibility', () => {
  it.each([
    ['green', 'eligible'],
    ['red', 'ineligible'],
    ['yellow', 'indeterminate'],
    ['', 'indeterminate'],
  ])('of %s is %s [ADM-152]', (colour, standing) => {
    expect(eligibilityOf(colour)).toBe(standing);
  });
});

describe('what staff may do', () => {
  it.each([
    ['flagged_for_review', true],
    ['flagged_for_internal_review', true],
    ['flagged_for_review_with_document', true],
    ['submitted', false],
    ['rejected', false],
    [null, false],
    [undefined, false],
  ])('an identity that is %s: %s [ADM-154]', (status, may) => {
    expect(mayVerifyIdentity(status)).toBe(may);
  });

  it.each([
    [undefined, false],
    [[], false],
    [[false], true],
    [[false, true], false],
  ])('a card of plastic for who has %j: %s [ADM-166]', (cards, may) => {
    expect(mayShipCard(cards?.map((physical) => ({ physical })))).toBe(may);
  });
});

describe('progress with a product', () => {
  const ewa = 'earned_wage_access' as const;
  const leads = (product: string) => [{ type: 'onboarding_state', params: { product } }];
  const came = (state: 'onboarded' | 'registered') => [
    { state, product: ewa, enteredAt: '2026-11-20T20:00:00Z' },
  ];
  it('is ready, in progress as long as a notification leads on in it, or complete [ADM-150]', () => {
    expect(progressOf(ewa, {})).toBe('ready');
    expect(progressOf(ewa, { notifications: leads('tax_refund_advance') })).toBe('ready');
    expect(progressOf(ewa, { notifications: leads(ewa) })).toBe('inProgress');
    const begun = { onboardingStates: came('registered'), notifications: leads(ewa) };
    expect(progressOf(ewa, begun)).toBe('inProgress');
    const onboarded = { onboardingStates: came('onboarded') };
    expect(progressOf(ewa, { ...begun, ...onboarded })).toBe('inProgress');
    expect(progressOf(ewa, onboarded)).toBe('complete');
    expect(progressOf('tax_refund_advance', { onboardingStates: came('onboarded') })).toBe('ready');
  });
});
