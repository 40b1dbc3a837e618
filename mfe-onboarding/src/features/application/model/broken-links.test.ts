import { describe, expect, it } from '@jest/globals';
import { brokenLinks, linksInTrouble, type Notifications } from './broken-links.ts';

type Params = Notifications[number]['params'];

const error = (
  source: Params['source'],
  errorType: Params['errorType'] = 'monitoring_status_unavailable',
): Notifications[number] => ({
  id: '0192f0c1-2a3b-7c4d-8e5f-000000000001',
  type: 'integration_error',
  params: { source, errorType, product: null, state: null, step: null, jurisdiction: null },
  requireAction: true,
});

describe('brokenLinks', () => {
  it('names each link once, the bank first [ONB-031]', () => {
    expect(brokenLinks([error('pinwheel'), error('plaid'), error('pinwheel')])).toEqual([
      'plaid',
      'pinwheel',
    ]);
  });

  it('takes any error of the payroll, and of the bank the one that reconnecting repairs', () => {
    const elsewhere = 'direct_deposit_switched_away_from_reset';
    expect(brokenLinks([error('plaid', elsewhere), error('pinwheel', elsewhere)])).toEqual([
      'pinwheel',
    ]);
  });

  it('passes over what is no error', () => {
    expect(brokenLinks([{ ...error('plaid'), type: 'onboarding_state' }])).toEqual([]);
  });
});

describe('linksInTrouble', () => {
  it('is what is broken, and a bank that shows no pay', () => {
    expect(linksInTrouble('terms_acceptance', [])).toEqual([]);
    expect(linksInTrouble('integration_errors', ['pinwheel'])).toEqual(['pinwheel']);
    expect(linksInTrouble('direct_deposit_not_found', [])).toEqual(['plaid']);
    expect(linksInTrouble('unsupported_bank', [])).toEqual(['plaid']);
  });
});
