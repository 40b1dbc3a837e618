import { GAPS, statesWithout } from '@reset/application-engine/policy/state-availability.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useBeforeYouStart } from './before-you-start.ts';

const told = (product: 'earned_wage_access' | 'tax_refund_advance', isAdvanceOffered?: boolean) => {
  const { facts, where } = renderHook(() => useBeforeYouStart(product, isAdvanceOffered)).result
    .current;
  return { facts: facts.map(({ label, text }) => `${label} ${text}`), where };
};

describe('useBeforeYouStart', () => {
  const kept = GAPS.map((gap) => ({ gap, until: gap.until }));
  afterEach(() => {
    for (const { gap, until } of kept) gap.until = until;
  });

  it('says how long the card takes, what it needs, for whom and where it is', () => {
    expect(told('earned_wage_access')).toEqual({
      facts: [
        'About 10 minutes. Everything is saved, so you can stop and come back.',
        'Have ready: your bank login, your payroll login if you have one, and your Social Security number.',
        "Who can apply: you must be 18 or older, with at least $500 a month of direct-deposited pay. The card isn't available yet in Kansas, Maryland, Missouri, Montana, Nevada, South Carolina, or Wisconsin.",
      ],
      where: {
        title: 'Not available in every state yet',
        text: "The card isn't available yet in Kansas, Maryland, Missouri, Montana, Nevada, South Carolina, or Wisconsin.",
      },
    });
  });

  it('asks for no payroll where taxes are filed, and speaks of advances only where they are offered', () => {
    const { facts, where } = told('tax_refund_advance');
    expect(facts.join(' ')).not.toMatch(/payroll|Kansas|advance/);
    expect(where?.text).toBe("You can't file your taxes with us from California yet.");
    expect(facts.at(-1)).toContain(where?.text);
    expect(told('tax_refund_advance', true).facts.at(-1)).toMatch(
      /Refund advances aren't available yet in California, and we file returns only where they are\.$/,
    );
    expect(told('earned_wage_access', true)).toEqual(told('earned_wage_access'));
  });

  it('names the states that the policy has today, and none where it has none', () => {
    for (const gap of GAPS) if (gap.state !== 'NV') gap.until = '2025-01-02';
    expect(statesWithout('earned_wage_access', '2026-11-23')).toEqual(['Nevada']);
    expect(told('earned_wage_access').where?.text).toMatch(/isn't available yet in Nevada\.$/);
    for (const gap of GAPS) gap.until = '2025-01-02';
    expect(told('earned_wage_access').where).toBeNull();
    expect(told('earned_wage_access').facts.at(-1)).toMatch(/direct-deposited pay\.$/);
  });
});
