/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { fileURLToPath } from 'node:url';
import { translationProblems } from '@reset/remote-sdk/testing';
import { expect, it } from '@jest/globals';
import spanish from './spanish.ts';

// The names of legal documents, which are in English.
const DOCUMENTS = [
  ': legal.eSignConsent',
  ': legal.termsOfService',
  ': legal.privacyPolicy',
  ': legal.cardAgreement',
  ': legal.depositAccountAgreement',
  ': legal.bankPrivacyPolicy',
  ': legal.ewaTermsOfService',
  ': legal.achAuthorizationAgreement',
  ': legal.messagingTermsAndConditions',
  '.site-footer: eSignConsent',
  '.site-footer: termsOfService',
  '.site-footer: privacyPolicy',
];
const SAME = [...DOCUMENTS, ': help.address'].map((text) => `mfe-public${text}`);

it('says all of its catalogues in Spanish', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  expect(await translationProblems(folder, spanish, SAME)).toEqual([]);
});
