/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { fileURLToPath } from 'node:url';
import { translationProblems } from '@reset/remote-sdk/testing';
import { expect, it } from '@jest/globals';
import spanish from './spanish.ts';

// The names of legal documents, which are in English.
const DOCUMENTS = [
  'repayment: ach.agreement',
  'terms: privacy_policy',
  'terms: card_agreement',
  'terms: deposit_account_agreement',
  'terms: bank_privacy_policy',
  'terms: ewa_terms_of_service',
  'terms: ach_authorization_agreement',
];
// Of a product, and an address.
const NAMES = [
  'card-issuance: wallet.apple',
  'card-issuance: wallet.google',
  'need-help: address',
  'outcome: bank.address',
];
const SAME = [...DOCUMENTS, ...NAMES].map((text) => `mfe-onboarding.${text}`);

it('says all of its catalogues in Spanish', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  expect(await translationProblems(folder, spanish, SAME)).toEqual([]);
});
