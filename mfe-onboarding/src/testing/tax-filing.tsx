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

/** The card account of somebody who has one. */
export const CARD = {
  id: '0192f0c1-2a3b-7c4d-8e5f-000000000009',
  issued_on: '2026-03-02',
  linked: true,
  cards: [],
  client_token: null,
  activate_url: null,
};

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
