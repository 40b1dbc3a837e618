import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-member.account', {
  memberSince: 'member since {{month}}',

  settings: 'Settings',
  personalInfo: 'Personal info',
  security: 'Login & security',
  texts: 'Text message settings',
  notifications: 'Notifications',
  twoFactor: 'Two-factor authentication',
  on: 'On',
  off: 'Off',
  password: 'Change password',
  data: 'Your data',

  card: 'Card',
  repayments: 'Repayments',
  statements: 'Deposit account statements',
  deposit: 'Set up direct deposit',
  freeze: 'Freeze card',
  replace: 'Replace card',
  wallet: 'Add to a wallet',
  apply: 'Apply now',

  support: 'Support',
  taxReturns: 'Tax returns',
  documents: 'Documents',
  faqs: 'FAQs',
  manage: 'Manage account',

  logOut: 'Log out',
});
