import { describe, expect, it } from '@jest/globals';
import { someFacts } from '@reset/application-engine/testing/some-facts.ts';
import { standingView } from './staff-view.ts';

type Facts = Parameters<typeof someFacts>[0];

const lights = (facts: Facts) =>
  Object.fromEntries(
    standingView(someFacts(facts), []).eligibility_result.results.map(({ criterion, result }) => [
      criterion,
      result,
    ]),
  );
const linked = { hasBank: true, hasPayroll: true, hasEarnings: true, isConfirmed: true };

describe('standingView', () => {
  it.each<[string, Facts, Record<string, string>]>([
    [
      'nothing is judged before a bank is linked',
      { hasBank: false, isConfirmed: false },
      {
        'positive_earnings?': 'yellow',
        'non_neo_bank?': 'yellow',
        'confirmed_email?': 'yellow',
        state: 'yellow',
        identity: 'yellow',
      },
    ],
    [
      'all is met',
      { ...linked, homeState: 'OR' },
      {
        'positive_earnings?': 'green',
        'non_neo_bank?': 'green',
        'confirmed_email?': 'green',
        state: 'green',
        identity: 'yellow',
      },
    ],
    [
      'pay is still looked for',
      { ...linked, hasEarnings: null },
      { 'positive_earnings?': 'yellow', 'confirmed_email?': 'green' },
    ],
    ['no pay arrives', { ...linked, hasEarnings: false }, { 'positive_earnings?': 'red' }],
    [
      'the address is unconfirmed',
      { ...linked, isConfirmed: false },
      { 'confirmed_email?': 'red' },
    ],
    ['her state is closed', { ...linked, homeState: 'KS' }, { state: 'red' }],
    [
      'staff did not approve her',
      { ...linked, rejectedFor: 'not_approved' },
      { not_approved: 'red', identity: 'yellow' },
    ],
    [
      'what she had met stands after she was refused',
      { ...linked, hasEarnings: false, rejectedFor: 'identity' },
      {
        'positive_earnings?': 'red',
        'non_neo_bank?': 'green',
        'confirmed_email?': 'green',
        identity: 'red',
      },
    ],
    [
      'nothing was met by who was refused before she linked anything',
      { hasBank: false, rejectedFor: 'not_approved' },
      { 'positive_earnings?': 'yellow', 'confirmed_email?': 'yellow', not_approved: 'red' },
    ],
    ['she was refused', { ...linked, rejectedFor: 'identity' }, { identity: 'red' }],
    [
      'her payroll is in no list',
      {
        ...linked,
        hasPayroll: false,
        questionnaireOutcome: 'ineligible',
        isPlatformListed: false,
      },
      { waiting_list: 'red' },
    ],
  ])('shows by its lights that %s [ADM-069, ADM-152]', (_what, facts, expected) => {
    expect(lights(facts)).toMatchObject(expected);
  });

  it('says what she can do something about', () => {
    const { results } = standingView(someFacts(linked), []).eligibility_result;
    expect(results.filter(({ user_actionable: isHers }) => isHers)).toHaveLength(3);
  });

  it('has the latest that she has begun and that is not over [ADM-150]', () => {
    const begun = ['earned_wage_access', 'tax_refund_advance'] as const;
    expect(standingView(someFacts(linked), begun)).toMatchObject({
      products_in_progress: begun,
    });
    expect(standingView(someFacts({ ...linked, hasCard: true }), begun)).toMatchObject({
      products_in_progress: ['tax_refund_advance'],
      eligible: true,
      eligibility_result: { application_status: 'completed' },
    });
    const refused = someFacts({ ...linked, rejectedFor: 'not_approved' });
    for (const ended of [standingView(someFacts(linked), []), standingView(refused, begun)]) {
      expect(ended).toMatchObject({ products_in_progress: [] });
    }
  });
});
