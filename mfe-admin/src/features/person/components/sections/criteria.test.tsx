import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeUser } from '#testing/make-user.ts';
import { openPart } from '#testing/person.ts';
import { Criteria } from './criteria.tsx';

/** What is said of her bank, which is none that a card is granted by. */
async function saidOfBank(applicationStatus: 'requires_action' | 'rejected') {
  const results = [{ criterion: 'bank', result: 'red' as const, userActionable: true }];
  openPart(
    <Criteria user={{ ...makeUser(), eligibilityResult: { applicationStatus, results } }} />,
  );
  const bank = await screen.findByText('Bank');
  return bank.nextElementSibling?.textContent?.trim();
}

describe('a criterion that is not met', () => {
  it('is one that the applicant can act on', async () => {
    expect(await saidOfBank('requires_action')).toBe('Ineligible The user can act on it');
  });

  it('is none once she was rejected', async () => {
    expect(await saidOfBank('rejected')).toBe('Ineligible');
  });
});
