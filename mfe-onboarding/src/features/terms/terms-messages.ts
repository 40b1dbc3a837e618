import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-onboarding.terms', {
  title: 'Read and accept the terms',
  intro: 'These are the agreements behind your account. Each opens in a new tab.',
  loading: 'Loading the terms',
  failed: "We couldn't load the terms.",
  changed: 'One of these documents has changed. Please read it and agree again.',
  continue: 'Continue',

  'privacy.label': "I've read the",
  'agreements.label': 'I agree to the',
  'ewa.label': 'I agree to the',
  'ach.label': 'I agree to the',
  'privacy.about': 'What we know of you, what we use it for, and with whom we share it.',
  'agreements.about':
    'The rules of the card and of the account behind it, and what the bank that issues it does with your data.',
  'ewa.about':
    'How what you have earned becomes your spending limit, and that you repay what you spend on payday.',
  'ach.about':
    'With autopay, we may debit what you owe from your checking account on payday, and never more.',
  'privacy.required': "Please confirm that you've read the privacy notice.",
  'agreements.required': 'Please agree to the card, deposit and bank privacy agreements.',
  'ewa.required': 'Please agree to the earned wage access terms.',
  'ach.required': 'Please agree to the ACH authorization.',

  privacy_policy: 'Privacy Notice',
  card_agreement: 'Card Agreement',
  deposit_account_agreement: 'Deposit Account Agreement',
  bank_privacy_policy: 'Bank Privacy Policy',
  ewa_terms_of_service: 'Earned Wage Access Terms of Service',
  ach_authorization_agreement: 'ACH Authorization Agreement',
});
