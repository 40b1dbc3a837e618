import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import { renderRemote, type mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import onboarding from '#routes.tsx';
import { answerReturns, answerTax, answerTerms } from './applications.ts';
import { answerGet, answerLinkedBank } from './linking.ts';
import { answerProfile } from './profile.ts';

export const REFUND_ACCOUNT = '/bank_account_verifications/tax_refund_deposit_destination_status';
/** Longer than it takes to ask twice for what changes by itself. */
export const TWO_POLLS = { timeout: 6_000 };

export const heading = (name: string, options = {}) =>
  screen.findByRole('heading', { level: 1, name }, options);

export const answerSeason = (as_of: string) =>
  answerGet('/dashboard/overview', { as_of, tax_refund: null });

/** All that the page of filing asks for, of somebody with a bank in her name and no return. */
export const answersFiling = () => [
  answerProfile(),
  ...answerTerms(),
  answerReturns(),
  answerLinkedBank(),
  answerGet(REFUND_ACCOUNT, { status: 'verified' }),
];

/** Opens the page of filing for somebody whose application stands so. */
export function visitFiling(server: ReturnType<typeof mockApi>, status: ApplicationStatus) {
  server.use(answerTax(status));
  return renderRemote(onboarding, '/tax-filing');
}
