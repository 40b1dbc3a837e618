import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-member.documents', {
  title: 'Documents',
  failed: "We couldn't load the documents.",
  current: 'Current documents',
  accepted: 'What you agreed to',
  acceptedFailed: "We couldn't load what you agreed to.",
  acceptedLoading: 'Loading what you agreed to',
  acceptedText: 'Each opens as it was when you agreed to it.',
  acceptedNone: 'What you agree to as you apply for a card stands here, as it was then.',
  acceptedOn: 'Version {{version}}, {{date}}',

  document: 'Document',
  documentFailed: "We couldn't load this document.",
  asAccepted: 'Version {{version}}, as you agreed to it on {{date}}.',
  see: 'See all documents',

  'type.privacy_policy': 'Privacy Policy',
  'type.card_agreement': 'Card Agreement',
  'type.deposit_account_agreement': 'Deposit Account Agreement',
  'type.bank_privacy_policy': 'Bank Privacy Policy',
  'type.ewa_terms_of_service': 'Earned Wage Access Terms of Service',
  'type.ach_authorization_agreement': 'ACH Authorization Agreement',
  'type.e_sign': 'E-Sign Consent Agreement',
  'type.terms_of_service': 'Terms of Service',
  'type.messaging_terms_and_conditions': 'Messaging Terms and Conditions',
});
